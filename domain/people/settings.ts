import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

/** The settings of what staff see of people. */
export const peopleSettings = defineSettings({
  app_released_at: z.iso
    .datetime()
    .default('2026-11-30T00:00:00.000Z')
    .describe('The time at which the current version of the app was released.'),
});
