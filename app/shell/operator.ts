import type { legalSettings } from '~/domain/legal/settings';
import type { SettingsOf } from '~/domain/shared/define-settings';

/** Who runs the site, as it says on every page; empty where an operator has not said so. */
export interface Operator {
  legalName: string;
  companyId: string;
  address: string;
  email: string;
}

export function operatorOf(settings: SettingsOf<typeof legalSettings>): Operator {
  return {
    legalName: settings.operator_legal_name,
    companyId: settings.operator_company_id,
    address: settings.operator_address,
    email: settings.operator_email,
  };
}
