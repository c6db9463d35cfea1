import { defineRefusals, nothing, refuserOf, type RefusalOf } from '../shared/refusal';

export const creatorRefusals = defineRefusals({
  /** The person has no twin, or it is not live. */
  'twin-not-live': nothing,
  /** The operator takes no applications of creators now. */
  'applications-closed': nothing,
  /** Another person acts for the creator, who alone can agree or withdraw. */
  'only-the-person': nothing,
  /** The person has no application. */
  'no-own-application': nothing,
  /** The text is another one now; it must be read again. */
  'consent-text-changed': nothing,
});

export const refuse = refuserOf(creatorRefusals);
export type Refusal<Code extends keyof typeof creatorRefusals> = RefusalOf<
  typeof creatorRefusals,
  Code
>;
