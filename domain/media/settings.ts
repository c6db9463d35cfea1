import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();

/** The lifetimes of media addresses. */
export const mediaSettings = defineSettings({
  media_address_seconds: seconds
    .default(6 * 3600)
    .describe('Seconds for which a signed address of public media is valid.'),
  own_media_address_seconds: seconds
    .min(2)
    .default(600)
    .describe(
      'Maximum number of seconds for which an address that is signed for one viewer is valid.',
    ),
});
