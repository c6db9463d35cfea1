import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusal';
import { staffRefusals } from '../staff/refusals';

export const booksRefusals = defineRefusals({
  /** No such difference is open: it was resolved, or never existed. */
  'no-such-difference': nothing,
  'no-such-month': nothing,
});

const refusals = { ...staffRefusals, ...booksRefusals };

export const refuse = refuserOf(refusals);
export type Refusal<Code extends keyof typeof refusals> = RefusalOf<typeof refusals, Code>;
