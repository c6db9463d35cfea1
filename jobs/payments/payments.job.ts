import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { defineJob, defineRecurringJob } from '../definition.job';

/** Applies what a processor told; where it is lost, the sweep makes up for it. */
export const applyWebhookJob = defineJob({
  queue: 'callbacks',
  name: 'apply-webhook',
  payload: z.object({ inboxId: idSchema }),
});

/** Asks a processor for a refund. */
export const carryOutRefundJob = defineJob({
  queue: 'callbacks',
  name: 'carry-out-refund',
  payload: z.object({ refundId: idSchema }),
});

/** Asks after payments that nobody told the end of, and ends orders whose time is over. */
export const settlePaymentsJob = defineRecurringJob({ name: 'settle-payments', everyMs: 15_000 });

/** Applies what was kept and not applied, and asks for refunds that are due. */
export const sweepPaymentsJob = defineRecurringJob({ name: 'sweep-payments', everyMs: 60_000 });

/** Has processors forget cards that were taken away. */
export const forgetCardsJob = defineRecurringJob({ name: 'forget-cards', everyMs: 300_000 });

/** Ends what is open of somebody whose account is gone. */
export const cancelOrdersJob = defineJob({
  queue: 'callbacks',
  name: 'cancel-orders',
  payload: z.object({ userId: idSchema }),
});
