import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusal';

export const mediaRefusals = defineRefusals({
  /** The same media was taken down after a notice, and copies of it are refused. */
  'copy-of-removed': nothing,
});

export const refuse = refuserOf(mediaRefusals);
export type Refusal<Code extends keyof typeof mediaRefusals> = RefusalOf<
  typeof mediaRefusals,
  Code
>;
