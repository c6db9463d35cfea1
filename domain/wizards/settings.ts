import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

/** The retention of drafts. */
export const wizardsSettings = defineSettings({
  wizard_draft_kept_seconds: z
    .number()
    .int()
    .positive()
    .default(30 * 24 * 3600)
    .describe(
      'Seconds for which the draft of a wizard is kept after it was last saved, and the outcome of a submitted one.',
    ),
});
