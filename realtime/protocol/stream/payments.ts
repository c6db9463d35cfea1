import * as z from 'zod';
import { streamSection } from '../stream-section';

export const paymentsStream = streamSection(28, {
  /** An update for the page that waits for 3-D Secure, a hosted page or a cryptocurrency payment. */
  'payment.updated.event': z.object({
    paymentId: z.uuid(),
    orderId: z.uuid(),
    status: z.enum(['pending', 'completed', 'failed', 'expired']),
    isInReview: z.boolean(),
  }),
});
