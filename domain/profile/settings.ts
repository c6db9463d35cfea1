import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();

/** The retention of marketing origins. */
export const profileSettings = defineSettings({
  marketing_origin_seconds: seconds
    .default(30 * 24 * 3600)
    .describe('Seconds for which the first address of a visitor is kept until they sign up.'),
});
