import type { LoaderFunctionArgs } from '@remix-run/node';
import { readLegalPage } from '../../legal/server/read-legal-document.server';

export { DocumentPage as default } from '../../legal/document-page';
export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';
export { pageMeta as meta } from '../../kit/site/page-meta';

export const loader = (args: LoaderFunctionArgs) => readLegalPage(args, 'accessibility');
