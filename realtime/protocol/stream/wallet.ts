import * as z from 'zod';
import { streamSection } from '../stream-section';

export const walletStream = streamSection(20, {
  'user.token-balance-updated.event': z.object({ balance: z.number().int().nonnegative() }),
});
