import type { AppLoadContext } from '@remix-run/node';
import { legalSettings } from '~/domain/legal/settings';
import { upcomingChanges } from '~/domain/legal/upcoming-changes';
import type { SettingsOf } from '~/domain/shared/define-settings';
import { writtenLocaleFor } from '~/locales/written-locales';
import { readPutAway } from './legal-notice';
import { requestedModals } from '../kit/modals/modal-keys';
import type { LegalText } from './legal-text';
import type { LegalName } from './legal-paths';
import { readLegalDocument } from './server/read-legal-document.server';

/** Who runs the site, a document that its address opens over the page, and the next change of one. */
export async function legalSite(context: AppLoadContext, request: Request) {
  const [settings, legal] = await Promise.all([
    context.domain.settings(legalSettings),
    readRequestedDocument(request, context),
  ]);
  return { operator: operatorOf(settings), legal, comingChange: readComingChange(context) };
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

export interface ComingChange {
  name: string;
  document: 'terms' | 'privacy';
  /** A date, yyyy-mm-dd. */
  effectiveOn: string;
  summary: string;
}

/** The next change of the terms that a member has not put away; others have agreed to nothing yet. */
function readComingChange({
  viewer,
  domain,
  cookieHeader,
  language,
}: AppLoadContext): ComingChange | null {
  if (viewer.kind !== 'user' || !viewer.isVerified) return null;
  const putAway = readPutAway(cookieHeader);
  const [next] = upcomingChanges(domain.now())
    .map(({ document, version, change: { effectiveOn, summary } }) => ({
      name: `${document}:${version}`,
      document,
      effectiveOn,
      summary: summary[writtenLocaleFor(language.locale)],
    }))
    .filter(({ name }) => !putAway.includes(name));
  return next ?? null;
}

const nameByModal: ReadonlyMap<string, LegalName> = new Map([
  ['termsModal', 'terms'],
  ['privacyModal', 'privacy'],
]);

/** The document whose modal an address opens, so that the server draws it; a browser fetches it. */
async function readRequestedDocument(
  request: Request,
  context: AppLoadContext,
): Promise<{ name: LegalName; document: LegalText } | null> {
  const top = requestedModals(new URL(request.url).searchParams).at(-1);
  const name = top === undefined ? undefined : nameByModal.get(top);
  return name ? { name, document: await readLegalDocument(request, context, name) } : null;
}
