import { accountStateRefusals } from '../account-states/refusals';
import { staffRefusals } from '../staff/refusals';
import { defineRefusals, details, nothing, refuserOf, type RefusalOf } from '../shared/refusal';
import { sharedRefusals } from '../shared/refusals';

export const strikesRefusals = defineRefusals({
  /** The person cannot write in chats until this time, except for a message in danger. */
  'chat-paused': details<{ data: { until: string } }>(),
  /** There is no decision with this reference, or it is about another person. */
  'no-such-strike': nothing,
  'already-appealed': nothing,
  'too-late-to-appeal': nothing,
  /** Staff made another decision in the meantime. */
  'already-decided': nothing,
  /** Another flag was added while the staff member was reading. */
  'more-was-said': nothing,
  /** Words of a character are not a breach, and words of a person cannot be merely noted. */
  'not-for-these-words': nothing,
  /** The staff member who proposed a suspension cannot approve it. */
  'another-person-required': nothing,
  /** Staff with the role of a decider cannot answer the appeal. */
  'another-team-required': nothing,
});

const refusals = {
  ...sharedRefusals,
  ...accountStateRefusals,
  ...staffRefusals,
  ...strikesRefusals,
};

export const refuse = refuserOf(refusals);
export type Refusal<Code extends keyof typeof refusals> = RefusalOf<typeof refusals, Code>;
