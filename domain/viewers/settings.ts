import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();

/** Settings of visitors: the lifetime of their tokens and data. */
export const viewersSettings = defineSettings({
  guest_seconds: seconds
    .default(30 * 24 * 3600)
    .describe('Seconds after which a guest’s token expires.'),
  guest_kept_seconds: seconds
    .default(30 * 24 * 3600)
    .describe(
      'Seconds for which a guest’s chats and views are kept after the last message or first view.',
    ),
});
