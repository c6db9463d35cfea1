import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

/** The retention of statements. */
export const statementsSettings = defineSettings({
  statement_kept_seconds: z
    .number()
    .int()
    .positive()
    .default(6 * 365 * 24 * 3600)
    .describe('Seconds for which a statement of reasons is kept.'),
});
