import * as z from 'zod';

/** The decisions of staff about a report. `noted` is for words of a character, of which nothing is published. */
const reportDecisionSchema = z.enum(['kept', 'removed', 'noted', 'dismissed']);
export type ReportDecision = z.infer<typeof reportDecisionSchema>;
