import * as z from 'zod';
import { answerParent } from '../pages/answer-parent';
import { openListeners } from './listeners';

/** A share of the clients, because the open files of a process are limited. */
const orderSchema = z.object({
  url: z.string(),
  path: z.string(),
  namespace: z.string().optional(),
  kind: z.enum(['sockets', 'streams']),
  count: z.number(),
  cookies: z.array(z.string()).optional(),
});

answerParent('open', async (order) => {
  await openListeners(orderSchema.parse(order));
});
process.stdout.write('ready\n');
process.channel?.ref();
process.on('SIGTERM', () => process.exit(0));
