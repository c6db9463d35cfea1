import { characterRefusals } from '../characters/refusals';
import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusal';

export const storyRefusals = defineRefusals({
  'no-such-story': nothing,
});

const known = { ...characterRefusals, ...storyRefusals };

export const refuse = refuserOf(known);
export type Refusal<Code extends keyof typeof known> = RefusalOf<typeof known, Code>;
