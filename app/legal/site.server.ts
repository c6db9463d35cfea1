import type { AppLoadContext } from '@remix-run/node';
import { legalSettings } from '~/domain/legal/settings';
import { upcomingChanges } from '~/domain/legal/upcoming-changes';
import type { SettingsOf } from '~/domain/shared/define-settings';
import { writtenLocaleFor } from '~/locales/written-locales';
import { readDismissed } from './legal-notice';
import { requestedModals } from '../kit/modals/modal-keys';
import type { LegalText } from './legal-text';
import type { LegalName } from './legal-paths';
import { readLegalDocument } from './server/read-legal-document.server';

/**
 * Returns the operator of the site, the document that the address opens over the page, and the next change
 * of a document.
 */
export async function legalSite(context: AppLoadContext, request: Request) {
  const [settings, legal] = await Promise.all([
    context.domain.settings(legalSettings),
    readRequestedDocument(request, context),
  ]);
  return { operator: operatorOf(settings), legal, comingChange: readComingChange(context) };
}

/** Returns the operator of the site as shown on every page. Fields that are not configured are empty. */
function operatorOf(settings: SettingsOf<typeof legalSettings>) {
  return {
    legalName: settings.operator_legal_name,
    companyId: settings.operator_company_id,
    address: settings.operator_address,
    email: settings.operator_email,
  };
}

export interface ComingChange {
  name: string;
  document: 'terms' | 'privacy';
  /** The date, as yyyy-mm-dd. */
  effectiveOn: string;
  summary: string;
}

/**
 * Returns the next change of the terms that a member has not dismissed. Others have not agreed to the terms
 * yet.
 */
function readComingChange({
  viewer,
  domain,
  cookieHeader,
  language,
}: AppLoadContext): ComingChange | null {
  if (viewer.kind !== 'user' || !viewer.isVerified) return null;
  const dismissed = readDismissed(cookieHeader);
  const [next] = upcomingChanges(domain.now())
    .map(({ document, version, change: { effectiveOn, summary } }) => ({
      name: `${document}:${version}`,
      document,
      effectiveOn,
      summary: summary[writtenLocaleFor(language.locale)],
    }))
    .filter(({ name }) => !dismissed.includes(name));
  return next ?? null;
}

const nameByModal: ReadonlyMap<string, LegalName> = new Map([
  ['termsModal', 'terms'],
  ['privacyModal', 'privacy'],
]);

/**
 * Returns the document whose modal the address opens, so that the server can render it. The browser fetches
 * it instead.
 */
async function readRequestedDocument(
  request: Request,
  context: AppLoadContext,
): Promise<{ name: LegalName; document: LegalText } | null> {
  const top = requestedModals(new URL(request.url).searchParams).at(-1);
  const name = top === undefined ? undefined : nameByModal.get(top);
  return name ? { name, document: await readLegalDocument(request, context, name) } : null;
}
