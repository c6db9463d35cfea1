import { CallAfter } from './call-after';
import { CallBefore } from './call-before';
import { CallDuring } from './call-during';
import type { CallPageData } from './call-page-data';
import { useCall } from './use-call';

/** Shows a call with a character: before, during and after it. */
export function CallPage({ data }: { data: CallPageData }) {
  const inHand = useCall(data.character._id);
  const { call } = inHand;
  if (call === null) return <CallBefore data={data} inHand={inHand} />;
  if (call.state === 'ended') return <CallAfter data={data} inHand={inHand} call={call} />;
  return <CallDuring data={data} inHand={inHand} call={call} />;
}
