import { useLoaderData } from '@remix-run/react';
import { LegalDocument } from './legal-document';
import type { readLegalPage } from './server/read-legal-document.server';

/** The page of a legal document. */
export function DocumentPage() {
  const { document } = useLoaderData<typeof readLegalPage>();
  return <LegalDocument document={document} />;
}
