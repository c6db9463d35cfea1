import { caseRefusals } from '../cases/refusals';
import { characterRefusals } from '../characters/refusals';
import { chatRefusals } from '../chat/refusals';
import { postRefusals } from '../posts/refusals';
import { refuserOf, type RefusalOf } from '../shared/refusal';

const refusals = { ...caseRefusals, ...characterRefusals, ...postRefusals, ...chatRefusals };

export const refuse = refuserOf(refusals);
export type Refusal<Code extends keyof typeof refusals> = RefusalOf<typeof refusals, Code>;
