import { characterRefusals } from '../characters/refusals';
import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusal';

export const storyRefusals = defineRefusals({
  'no-such-story': nothing,
});

const refusals = { ...characterRefusals, ...storyRefusals };

export const refuse = refuserOf(refusals);
export type Refusal<Code extends keyof typeof refusals> = RefusalOf<typeof refusals, Code>;
