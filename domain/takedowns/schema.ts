import * as z from 'zod';

export const takedownOutcomeSchema = z.enum(['upheld', 'reversed']);
export type TakedownOutcome = z.infer<typeof takedownOutcomeSchema>;

/** What can be held down. */
export type SubjectKind = 'post' | 'story' | 'generation' | 'file';

/** Why it is: a notice named it, it is a copy of what one named, or it came later and was one. */
export type TakedownCause = 'named' | 'copy' | 'kept-out';

export interface Subject {
  kind: SubjectKind;
  /** Its id; of a file, its key. */
  subject: string;
}
