import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

/** Notices of intimate images. */
export const takedownsSettings = defineSettings({
  /** How long it is kept that something was taken down which is shown again. */
  takedown_kept_seconds: z
    .number()
    .int()
    .positive()
    .default(6 * 365 * 24 * 3600),
});
