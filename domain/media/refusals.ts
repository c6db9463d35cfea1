import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusal';

export const mediaRefusals = defineRefusals({
  /** The same was taken down after a notice, and is kept out. */
  'copy-of-removed': nothing,
});

export const refuse = refuserOf(mediaRefusals);
export type Refusal<Code extends keyof typeof mediaRefusals> = RefusalOf<
  typeof mediaRefusals,
  Code
>;
