import type { AgeStanding } from '../age-checks/resolve-age-standing';
import type { CallEnd } from './schema';

export interface TalkingFacts {
  /** Null where nobody is published by that id any more. */
  character: { isForCalls: boolean; isBlocked: boolean } | null;
  /** Whether the two still have a chat. */
  hasChat: boolean;
  /** Whether the person's account is open. */
  maySignIn: boolean;
  ageStanding: AgeStanding;
  /** The end of a pause that the person has earned. */
  pausedUntil: Date | null;
}

/**
 * Who ends a call that may not go on; null where it may. Whoever blocks a character or deletes their chat
 * ends it; so does a character who is withdrawn, or takes no calls any more. What was needed to ask for it
 * and is paid for, as Premium, may run out meanwhile.
 */
export function decideEnd(facts: TalkingFacts): CallEnd | null {
  const { character, hasChat, maySignIn, ageStanding, pausedUntil } = facts;
  const isOfAge = ageStanding === 'passed' || ageStanding === 'not-required';
  if (!maySignIn || !isOfAge || pausedUntil) return 'barred';
  if (!hasChat || character?.isBlocked) return 'person';
  return character?.isForCalls ? null : 'character';
}
