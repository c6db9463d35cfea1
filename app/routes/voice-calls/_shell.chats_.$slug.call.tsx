import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageMeta } from '../../kit/site/page-meta';
import { CallPage } from '../../voice-calls/call-page';
import { readCallPage } from '../../voice-calls/server/read-call-page.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';
export const handle = { shell: 'immersed' };

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return readCallPage(context, { request, slug: params.slug });
}

export const meta: MetaFunction<typeof loader> = pageMeta;

export default function CallRoute() {
  return <CallPage data={useLoaderData<typeof loader>()} />;
}
