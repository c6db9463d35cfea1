import type { AgeStatus } from '../age-checks/resolve-age-status';
import type { CallEnd } from './schema';

export interface TalkingFacts {
  /** Null if no published character has that id any more. */
  character: { isForCalls: boolean; isBlocked: boolean } | null;
  /** True while the chat exists. */
  hasChat: boolean;
  /** True if the person's account is open. */
  maySignIn: boolean;
  ageStatus: AgeStatus;
  /** The end of a pause that the person's strikes have caused. */
  pausedUntil: Date | null;
}

/**
 * Returns which side ends a call that may not continue; null if it may. The person ends it by blocking the
 * character or deleting the chat; the character by being withdrawn or taking no more calls. Paid
 * requirements of the call, such as Premium, may expire in the meantime.
 */
export function decideEnd(facts: TalkingFacts): CallEnd | null {
  const { character, hasChat, maySignIn, ageStatus, pausedUntil } = facts;
  const isOfAge = ageStatus === 'passed' || ageStatus === 'not-required';
  if (!maySignIn || !isOfAge || pausedUntil) return 'barred';
  if (!hasChat || character?.isBlocked) return 'person';
  return character?.isForCalls ? null : 'character';
}
