import { ageCheckRefusals } from '../age-checks/refusals';
import { ageReviewRefusals } from '../age-reviews/refusals';
import { characterRefusals } from '../characters/refusals';
import { defineRefusals, details, nothing, refuserOf, type RefusalOf } from '../shared/refusal';
import { strikesRefusals } from '../strikes/refusals';
import { walletRefusals } from '../wallet/refusals';

export const voiceCallsRefusals = defineRefusals({
  'no-such-call': nothing,
  /** The character takes no calls. */
  'not-for-calls': nothing,
  /** Neither Premium nor a membership of the character's fan club runs. */
  'calls-need-premium': nothing,
  /** The person is in a call already, with this one or another. */
  'already-in-call': details<{ data: { callId: string; slug: string } }>(),
  'call-ended': nothing,
  /** What is offered is no line, or leads nowhere. */
  'line-unreadable': nothing,
  /** A picture alone is offered, say. */
  'line-without-sound': nothing,
  /** Sound is offered, in nothing that is understood. */
  'line-without-opus': nothing,
});

const known = {
  ...ageCheckRefusals,
  ...ageReviewRefusals,
  ...characterRefusals,
  ...strikesRefusals,
  ...walletRefusals,
  ...voiceCallsRefusals,
};

export const refuse = refuserOf(known);
export type Refusal<Code extends keyof typeof known> = RefusalOf<typeof known, Code>;
