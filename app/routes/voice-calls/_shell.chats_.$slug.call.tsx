import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageMeta } from '../../kit/site/page-meta';
import { CallAfter } from '../../voice-calls/call-after';
import { CallBefore } from '../../voice-calls/call-before';
import { CallDuring } from '../../voice-calls/call-during';
import { useCall } from '../../voice-calls/use-call';
import { readCallPage } from '../../voice-calls/server/read-call-page.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';
export const handle = { shell: 'immersed' };

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return readCallPage(context, { request, slug: params.slug });
}

export const meta: MetaFunction<typeof loader> = pageMeta;

/** Shows a call with a character: before, during and after it. */
export default function CallPage() {
  const data = useLoaderData<typeof loader>();
  const inHand = useCall(data.character._id);
  const { call } = inHand;
  if (call === null) return <CallBefore data={data} inHand={inHand} />;
  if (call.state === 'ended') return <CallAfter data={data} inHand={inHand} call={call} />;
  return <CallDuring data={data} inHand={inHand} call={call} />;
}
