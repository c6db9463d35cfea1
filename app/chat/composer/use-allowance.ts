import type { Thread } from '../live/thread';
import { useLiveBalance } from '../../wallet/use-live-balance';
import { allowanceAfter } from './allowance-after';
import { isReferral } from '../care/ends-in-referral';
import type { ThreadData } from '../thread/thread-data';

/** On what terms the next message goes out, right after each that was stored. */
export function useAllowance({ allowance, lastSeq }: ThreadData, thread: Thread) {
  const terms = allowance.kind === 'trial' ? allowance.then : allowance;
  const balance = useLiveBalance(terms.kind === 'priced' ? terms.balance : 0);
  return allowanceAfter(allowance, { sent: countSent(thread, lastSeq), balance });
}

/** Messages after a place that counted: those in distress are free, and what is said aloud is paid for. */
function countSent({ messages }: Thread, loaded: number): number {
  return messages.filter((message, index) => {
    const answer = messages[index + 1];
    const isFree = answer !== undefined && isReferral(answer);
    const isVoice = message.details?.type === 'audio';
    return message.role === 'user' && message.seq > loaded && !isFree && !isVoice;
  }).length;
}
