import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();

/** Seconds that an address is remembered. */
export const addressMarksSettings = defineSettings({
  /** Seconds that an address is remembered whose owner declared to be under age. */
  under_age_mark_seconds: seconds.default(5 * 365 * 24 * 3600),
});
