import { ageCheckRefusals } from '../age-checks/refusals';
import { ageReviewRefusals } from '../age-reviews/refusals';
import { characterRefusals } from '../characters/refusals';
import { generationsRefusals } from '../generations/refusals';
import { moderationRefusals } from '../moderation/refusals';
import { defineRefusals, details, nothing, refuserOf, type RefusalOf } from '../shared/refusal';
import { sharedRefusals } from '../shared/refusals';
import { strikesRefusals } from '../strikes/refusals';
import { walletRefusals } from '../wallet/refusals';

export const madeCharactersRefusals = defineRefusals({
  /** The person has reached a limit of their tier: at once, within a day, or in their account. */
  'making-limit': details<{ data: { limit: number; per: 'moment' | 'day' | 'account' } }>(),
  /** A text states an age under 18 or uses a word for school age. */
  'made-under-age': nothing,
  /** The name or a text names a known person. */
  'made-real-person': nothing,
  /** A choice is no longer on offer; `step` is where it is made. */
  'choice-withdrawn': details<{ step: string }>(),
  /** Style and gender cannot be changed. */
  'made-is-fixed': nothing,
  /** The age of a made character never becomes lower. */
  'made-younger': nothing,
  /** The person has no such made character. */
  'no-such-made-character': nothing,
  'still-being-made': nothing,
  /** It was refused as not allowed, so the same is not made again. */
  'not-made-again': nothing,
  /** The days in which a deletion can be undone are over. */
  'too-late-to-restore': nothing,
  /** The daily number of new portraits or names is reached. */
  'renewal-limit': details<{ data: { limit: number } }>(),
});

const allRefusals = {
  ...sharedRefusals,
  ...ageCheckRefusals,
  ...ageReviewRefusals,
  ...characterRefusals,
  ...generationsRefusals,
  ...moderationRefusals,
  ...strikesRefusals,
  ...walletRefusals,
  ...madeCharactersRefusals,
};

export const refuse = refuserOf(allRefusals);
export type Refusal<Code extends keyof typeof allRefusals> = RefusalOf<typeof allRefusals, Code>;
