import * as z from 'zod';
import type { Webhooks } from './webhooks';

export const webhookUrlSchema = z.object({ url: z.url({ protocol: /^https?$/ }) });

export const deliverySchema = z.object({
  /** The ids of the events; all if undefined. Lost events are included. */
  events: z.array(z.string()).optional(),
  /** The number of deliveries per event. */
  times: z.coerce.number().int().min(1).max(20).default(1),
  /** True to shuffle the order. */
  shuffle: z.stringbool().or(z.boolean()).default(false),
  /** The number of concurrent deliveries. */
  senders: z.coerce.number().int().min(1).max(50).default(1),
});

/**
 * Delivers events again with the requested repetitions and order; returns the counts of response statuses.
 */
export async function deliverMany(
  webhooks: Webhooks,
  { events, times, shuffle, senders }: z.infer<typeof deliverySchema>,
): Promise<{ delivered: number; statuses: Record<string, number> }> {
  const selected = webhooks.events.list().filter(({ id }) => !events || events.includes(id));
  const queue = Array.from({ length: times }, () => selected).flat();
  if (shuffle) shuffleInPlace(queue);
  const statuses: Record<string, number> = {};
  const total = queue.length;
  const send = async () => {
    for (let event = queue.shift(); event; event = queue.shift()) {
      const status = String((await webhooks.deliver(event)) ?? 'none');
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: senders }, send));
  return { delivered: total, statuses };
}

function shuffleInPlace(list: unknown[]): void {
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    [list[last], list[other]] = [list[other], list[last]];
  }
}
