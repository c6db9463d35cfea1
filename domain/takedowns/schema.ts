import * as z from 'zod';

export const takedownOutcomeSchema = z.enum(['upheld', 'reversed']);
export type TakedownOutcome = z.infer<typeof takedownOutcomeSchema>;

/** The kinds of subjects that can be held down. */
export type SubjectKind = 'post' | 'story' | 'generation' | 'file';

/**
 * The reason of a takedown: a notice named the subject, it is a copy of a named one, or it is a copy that
 * was added later.
 */
export type TakedownCause = 'named' | 'copy' | 'kept-out';

export interface Subject {
  kind: SubjectKind;
  /** The id of the subject; for a file, its key. */
  subject: string;
}
