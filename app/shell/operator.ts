import type { Settings } from '~/domain/settings/read-settings';

/** Who runs the site, as it says on every page; empty where an operator has not said so. */
export interface Operator {
  legalName: string;
  companyId: string;
  address: string;
  email: string;
}

export function operatorOf(settings: Settings): Operator {
  return {
    legalName: settings.operator_legal_name,
    companyId: settings.operator_company_id,
    address: settings.operator_address,
    email: settings.operator_email,
  };
}
