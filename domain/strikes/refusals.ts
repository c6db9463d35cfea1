import { accountStateRefusals } from '../account-states/refusals';
import { staffRefusals } from '../staff/refusals';
import { defineRefusals, details, nothing, refuserOf, type RefusalOf } from '../shared/refusal';
import { sharedRefusals } from '../shared/refusals';

export const strikesRefusals = defineRefusals({
  /** Nothing is said in chats until then, but that somebody is in danger. */
  'chat-paused': details<{ data: { until: string } }>(),
  /** No decision of this reference, or of somebody else's. */
  'no-such-strike': nothing,
  'already-appealed': nothing,
  'too-late-to-appeal': nothing,
  /** Staff have decided otherwise in the meantime. */
  'already-decided': nothing,
  /** Another flag came while somebody read. */
  'more-was-said': nothing,
  /** What a character said is nobody's breach; what a person said is not merely noted. */
  'not-for-these-words': nothing,
  /** Whoever asked for a suspension is not the one who agrees to it. */
  'another-person-required': nothing,
  /** Whoever decided, and everybody of their role, leaves the appeal to others. */
  'another-team-required': nothing,
});

const known = { ...sharedRefusals, ...accountStateRefusals, ...staffRefusals, ...strikesRefusals };

export const refuse = refuserOf(known);
export type Refusal<Code extends keyof typeof known> = RefusalOf<typeof known, Code>;
