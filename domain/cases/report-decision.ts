/** The decisions of staff about a report. `noted` is for words of a character, of which nothing is published. */
export type ReportDecision = 'kept' | 'removed' | 'noted' | 'dismissed';
