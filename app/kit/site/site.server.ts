import type { AppLoadContext } from '@remix-run/node';
import { legalSettings } from '~/domain/legal/settings';
import { platformOf } from '../../install/platform';
import type { SettingsOf } from '~/domain/shared/define-settings';

/** The product, who runs it, and what scripts and services outside need to be drawn. */
export async function shellSite(context: AppLoadContext) {
  const { domain, product, requestId, timeZone, userAgent } = context;
  const { tagManagerUrl, captcha, socialProviders, consent } = context;
  const now = domain.now();
  return {
    product: { name: product.name, url: product.publicUrl },
    operator: operatorOf(await domain.settings(legalSettings)),
    requestId,
    timeZone,
    platform: platformOf(userAgent ?? ''),
    year: now.getFullYear(),
    renderedAt: now.toISOString(),
    consent,
    tagManagerUrl,
    captcha,
    socialProviders,
  };
}

/** Who runs the site, as it says on every page; empty where an operator has not said so. */
function operatorOf(settings: SettingsOf<typeof legalSettings>) {
  return {
    legalName: settings.operator_legal_name,
    companyId: settings.operator_company_id,
    address: settings.operator_address,
    email: settings.operator_email,
  };
}
