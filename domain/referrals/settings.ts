import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

const seconds = z.number().int().positive();

/** The period of referrals. */
export const referralsSettings = defineSettings({
  referral_seconds: seconds
    .default(30 * 24 * 3600)
    .describe('Seconds for which a visitor counts as referred after they followed a link.'),
});
