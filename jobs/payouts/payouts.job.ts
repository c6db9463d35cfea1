import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { defineJob, defineRecurringJob } from '../definition.job';

/** Sends an approved payout; if the job is lost, the sweep makes up for it. */
export const sendPayoutJob = defineJob({
  queue: 'callbacks',
  name: 'send-payout',
  payload: z.object({ payoutId: idSchema }),
});

/** Sends approved payouts that are due, and asks about those without a final answer. */
export const sweepPayoutsJob = defineRecurringJob({ name: 'sweep-payouts', everyMs: 60_000 });

/** Shares with managers what was taken back from the payable shares of their models. */
export const settleAgreementsJob = defineRecurringJob({
  name: 'settle-agreements',
  everyMs: 3_600_000,
});
