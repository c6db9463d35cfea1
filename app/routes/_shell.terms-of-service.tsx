import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { LegalDocument } from '../legal/legal-document';
import { readLegalDocument } from '../legal/server/read-legal-document.server';
import { pageMeta } from '../shell/page-meta';

export { ignoreModalChanges as shouldRevalidate } from '../modals/ignore-modal-changes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const document = await readLegalDocument(request, context, 'terms');
  return { page: { title: document.title, description: document.lead }, document };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function TermsPage() {
  const { document } = useLoaderData<typeof loader>();
  return <LegalDocument document={document} />;
}
