import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

export const creatorsSettings = defineSettings({
  live_now_seconds: z
    .number()
    .int()
    .positive()
    .default(4 * 3600)
    .describe('Seconds after which “live now” of a creator ends by itself, if it is not renewed.'),
});
