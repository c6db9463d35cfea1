import { setPriority } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod';
import { answerParent } from '../pages/answer-parent';
import type { Listener } from './listener';
import { openSocketListener, socketIoPath } from './socket-listener';

/** The reconnection of the chat page's socket: 5 s plus or minus half, five attempts. */
const reconnectionMs = 5000;
const randomization = 0.5;
const attempts = 5;

// Real clients run on machines of their own, so these get the lowest priority.
setPriority(19);

const orderSchema = z.object({ url: z.string(), cookies: z.array(z.string()) });
type Order = z.infer<typeof orderSchema>;

export interface StormFigures {
  /** Milliseconds from the cut until each was connected again. */
  backAfter: number[];
  /** Milliseconds from the last attempt until it was connected. */
  entering: number[];
  /** The number of attempts that were refused or failed, by message. */
  failures: Record<string, number>;
  /** The number of clients that used up their attempts. */
  gone: number;
}

let order: Order = { url: '', cookies: [] };
let open: Listener[] = [];
const openingAtOnce = 100;

const openOne = (cookie: string) =>
  openSocketListener({
    url: order.url,
    path: socketIoPath,
    namespace: '/chats',
    cookie,
    count: () => undefined,
  });

answerParent('open', async (argument) => {
  order = orderSchema.parse(argument);
  for (let from = 0; from < order.cookies.length; from += openingAtOnce) {
    const some = order.cookies.slice(from, from + openingAtOnce);
    open.push(...(await Promise.all(some.map(openOne))));
  }
});

answerParent('storm', async () => {
  const figures: StormFigures = { backAfter: [], entering: [], failures: {}, gone: 0 };
  const cutAt = performance.now();
  for (const listener of open) listener.close();
  open = [];
  await Promise.all(order.cookies.map((cookie) => comeBack(cookie, cutAt, figures)));
  return figures;
});
process.stdout.write('ready\n');
process.channel?.ref();
process.on('SIGTERM', () => process.exit(0));

async function comeBack(cookie: string, cutAt: number, figures: StormFigures): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const jitter = 1 + randomization * (Math.random() * 2 - 1);
    await delay(reconnectionMs * jitter);
    const startedAt = performance.now();
    try {
      open.push(await openOne(cookie));
      figures.entering.push(performance.now() - startedAt);
      figures.backAfter.push(performance.now() - cutAt);
      return;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      figures.failures[message] = (figures.failures[message] ?? 0) + 1;
    }
  }
  figures.gone += 1;
}
