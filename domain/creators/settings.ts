import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

/** “Live now”, and whether creators may apply. */
export const creatorsSettings = defineSettings({
  creator_applications_open: z
    .boolean()
    .default(false)
    .describe(
      'Whether people may apply as creators and managers may add real people; off until photos, identity and signatures can be checked.',
    ),
  live_now_seconds: z
    .number()
    .int()
    .positive()
    .default(4 * 3600)
    .describe('Seconds after which “live now” of a creator ends by itself, if it is not renewed.'),
});
