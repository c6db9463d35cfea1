import { characterRefusals } from '../characters/refusals';
import { chatRefusals } from '../chat/refusals';
import { postRefusals } from '../posts/refusals';
import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusal';

export const caseRefusals = defineRefusals({
  'no-such-case': nothing,
});

const known = { ...characterRefusals, ...postRefusals, ...chatRefusals, ...caseRefusals };

export const refuse = refuserOf(known);
export type Refusal<Code extends keyof typeof known> = RefusalOf<typeof known, Code>;
