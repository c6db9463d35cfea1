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
  /** The person has neither Premium nor a membership of the character's fan club. */
  'calls-need-premium': nothing,
  /** The person is already in a call, with this character or another. */
  'already-in-call': details<{ data: { callId: string; slug: string } }>(),
  'call-ended': nothing,
  /** The offer cannot be parsed or has no usable address. */
  'line-unreadable': nothing,
  /** The offer has no audio, for example only video. */
  'line-without-sound': nothing,
  /** The offer has audio, but in no supported codec. */
  'line-without-opus': nothing,
});

const refusals = {
  ...ageCheckRefusals,
  ...ageReviewRefusals,
  ...characterRefusals,
  ...strikesRefusals,
  ...walletRefusals,
  ...voiceCallsRefusals,
};

export const refuse = refuserOf(refusals);
export type Refusal<Code extends keyof typeof refusals> = RefusalOf<typeof refusals, Code>;
