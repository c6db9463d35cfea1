import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();

/** Settings of visitors: the lifetime of their tokens and data. */
export const viewersSettings = defineSettings({
  guest_seconds: seconds.default(30 * 24 * 3600),
  /** Seconds that a visitor's chats, and what they saw, are kept after their last message or first view. */
  guest_kept_seconds: seconds.default(30 * 24 * 3600),
});
