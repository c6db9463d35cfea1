import { defineRefusals, details, nothing, refuserOf, type RefusalOf } from '../shared/refusal';
import { staffRefusals } from '../staff/refusals';

export const gamificationRefusals = defineRefusals({
  /** Gamification is not open to this account: it is for test users, or the account is limited. */
  'play-not-open': nothing,
  /** The person has switched gamification off. */
  'play-switched-off': nothing,
  /** A pause prevents it. */
  'play-paused': details<{ pausedUntil: Date }>(),
  'play-needs-premium': nothing,
  'no-such-task': nothing,
  'task-not-completed': nothing,
  'task-reward-taken': nothing,
  'task-exists': nothing,
  /** The user has never played or, for a test, is no test user. */
  'no-such-player': nothing,
  'daily-reward-claimed': nothing,
  /** The day of the streak that the page showed is not the one that can be claimed. */
  'daily-reward-not-due': nothing,
  'no-spins': nothing,
  /** The wheel is closed in the person's country. */
  'wheel-closed-here': nothing,
});

const refusals = { ...staffRefusals, ...gamificationRefusals };

export const refuse = refuserOf(refusals);
export type Refusal<Code extends keyof typeof refusals> = RefusalOf<typeof refusals, Code>;
