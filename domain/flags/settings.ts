import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

/** Which features are for test users only. */
export const flagsSettings = defineSettings({
  gamification_is_for_test_users_only: z.boolean().default(false),
});
