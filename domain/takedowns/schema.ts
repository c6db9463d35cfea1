import * as z from 'zod';

export const takedownOutcomeSchema = z.enum(['upheld', 'reversed']);
export type TakedownOutcome = z.infer<typeof takedownOutcomeSchema>;

/** What can be held down. */
export const subjectKinds = ['post', 'story', 'generation', 'file'] as const;
export type SubjectKind = (typeof subjectKinds)[number];

/** Why it is: a notice named it, it is a copy of what one named, or it came later and was one. */
export const takedownCauses = ['named', 'copy', 'kept-out'] as const;
export type TakedownCause = (typeof takedownCauses)[number];

export interface Subject {
  kind: SubjectKind;
  /** Its id; of a file, its key. */
  subject: string;
}
