import * as z from 'zod';
import { defineSettings } from '../shared/define-settings';

export const redeemCodeSettings = defineSettings({
  redeem_new_account_days: z
    .number()
    .int()
    .min(1)
    .max(365)
    .default(7)
    .describe('Days for which an account is new to codes that are for new accounts only.'),
});
