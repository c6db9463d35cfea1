import * as z from 'zod';
import { streamSection } from '../stream-section';

export const billingStream = streamSection(30, {
  'subscriptions.updated.event': z.object({
    subscription: z.object({ expirationDate: z.iso.datetime() }).nullable(),
  }),
});
