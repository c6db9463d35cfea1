import type { AppLoadContext } from '@remix-run/node';
import { requestedModals } from '../../modals/modal-keys';
import type { LegalText } from '../legal-text';
import type { LegalName } from '../legal-paths';
import { readLegalDocument } from './read-legal-document.server';

const nameByModal: ReadonlyMap<string, LegalName> = new Map([
  ['termsModal', 'terms'],
  ['privacyModal', 'privacy'],
]);

/** The document whose modal an address opens, so that the server draws it; a browser fetches it. */
export async function readRequestedDocument(
  request: Request,
  context: AppLoadContext,
): Promise<{ name: LegalName; document: LegalText } | null> {
  const top = requestedModals(new URL(request.url).searchParams).at(-1);
  const name = top === undefined ? undefined : nameByModal.get(top);
  return name ? { name, document: await readLegalDocument(request, context, name) } : null;
}
