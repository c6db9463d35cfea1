import * as z from 'zod';

/** What a strike can lead to, the mildest first. */
export const consequences = ['warning', 'pause', 'suspension'] as const;
export const consequenceSchema = z.enum(consequences);
export type Consequence = (typeof consequences)[number];

/** What staff decide about an incident; `noted` alone of what a character said. */
export type ReviewDecision = 'no-violation' | 'noted' | 'warn' | 'strike' | 'suspend';

export const appealOutcomeSchema = z.enum(['granted', 'declined']);
export type AppealOutcome = z.infer<typeof appealOutcomeSchema>;
