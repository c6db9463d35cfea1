import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();

/** How long an address is remembered. */
export const addressMarksSettings = defineSettings({
  /** How long an address is remembered of which somebody said that they are under age. */
  under_age_mark_seconds: seconds.default(5 * 365 * 24 * 3600),
});
