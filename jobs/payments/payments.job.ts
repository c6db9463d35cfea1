import * as z from 'zod';
import { idSchema } from '~/domain/shared/ids';
import { defineJob, defineRecurringJob } from '../definition.job';

/** Applies a webhook of a payment provider; if the job is lost, the sweep makes up for it. */
export const applyWebhookJob = defineJob({
  queue: 'callbacks',
  name: 'apply-webhook',
  payload: z.object({ inboxId: idSchema }),
});

/** Requests a refund from a payment provider. */
export const carryOutRefundJob = defineJob({
  queue: 'callbacks',
  name: 'carry-out-refund',
  payload: z.object({ refundId: idSchema }),
});

/** Polls payments whose outcome was not reported, and ends expired orders. */
export const settlePaymentsJob = defineRecurringJob({ name: 'settle-payments', everyMs: 15_000 });

/** Applies webhooks that were stored but not applied, and requests refunds that are due. */
export const sweepPaymentsJob = defineRecurringJob({ name: 'sweep-payments', everyMs: 60_000 });

/** Requests that payment providers delete removed cards. */
export const forgetCardsJob = defineRecurringJob({ name: 'forget-cards', everyMs: 300_000 });

/** Ends the open orders of a user whose account is deleted. */
export const cancelOrdersJob = defineJob({
  queue: 'callbacks',
  name: 'cancel-orders',
  payload: z.object({ userId: idSchema }),
});
