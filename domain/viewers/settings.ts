import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();

/** How long a visitor is known. */
export const viewersSettings = defineSettings({
  guest_seconds: seconds.default(30 * 24 * 3600),
  /** How long a visitor's conversations, and what they saw, are kept after their last word or first look. */
  guest_kept_seconds: seconds.default(30 * 24 * 3600),
});
