import type { Thread } from '../live/thread';
import { useLiveBalance } from '../../wallet/use-live-balance';
import { allowanceAfter } from './allowance-after';
import { isReferral } from '../care/ends-in-referral';
import type { ThreadData } from '../thread/thread-data';

/** Returns the terms of the next message, updated after each stored message. */
export function useAllowance({ allowance, lastSeq }: ThreadData, thread: Thread) {
  const terms = allowance.kind === 'trial' ? allowance.then : allowance;
  const balance = useLiveBalance(terms.kind === 'priced' ? terms.balance : 0);
  return allowanceAfter(allowance, { sent: countSent(thread, lastSeq), balance });
}

/**
 * Returns the number of counted messages after a position. Messages with signs of distress are free, and
 * recordings are paid separately.
 */
function countSent({ messages }: Thread, loaded: number): number {
  return messages.filter((message, index) => {
    const answer = messages[index + 1];
    const isFree = answer !== undefined && isReferral(answer);
    const isVoice = message.details?.type === 'audio';
    return message.role === 'user' && message.seq > loaded && !isFree && !isVoice;
  }).length;
}
