import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();

/** The seconds for which addresses of media are valid. */
export const mediaSettings = defineSettings({
  media_address_seconds: seconds.default(6 * 3600),
  own_media_address_seconds: seconds.min(2).default(600),
});
