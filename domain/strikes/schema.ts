import * as z from 'zod';

/** The consequences of a strike, the mildest first. */
export const consequences = ['warning', 'pause', 'suspension'] as const;
export const consequenceSchema = z.enum(consequences);
export type Consequence = (typeof consequences)[number];

/** The decisions of staff about an incident; `noted` is only for words of a character. */
export type ReviewDecision = 'no-violation' | 'noted' | 'warn' | 'strike' | 'suspend';

export const appealOutcomeSchema = z.enum(['granted', 'declined']);
export type AppealOutcome = z.infer<typeof appealOutcomeSchema>;
