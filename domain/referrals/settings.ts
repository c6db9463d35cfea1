import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();

/** How long a link counts. */
export const referralsSettings = defineSettings({
  /** How long a visitor counts as brought by whoever's link they followed. */
  referral_seconds: seconds.default(30 * 24 * 3600),
});
