import * as z from 'zod';
import { streamSection } from '../stream-section';

export const paymentsStream = streamSection(28, {
  /** For the page that waits for 3-D Secure, a hosted page or coins. */
  'payment.updated.event': z.object({
    paymentId: z.uuid(),
    orderId: z.uuid(),
    status: z.enum(['pending', 'completed', 'failed', 'expired']),
    isInReview: z.boolean(),
  }),
});
