import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

export const wizardsSettings = defineSettings({
  /** Seconds that a draft is kept after it was last saved, and the outcome of a submitted one. */
  wizard_draft_kept_seconds: z
    .number()
    .int()
    .positive()
    .default(30 * 24 * 3600),
});
