import * as z from 'zod';
import type { Processors, Webhook } from './processors';

const deliveredSchema = z.object({ status: z.number().nullable() });

/** How often the product gave which answer; 'none' where no answer came. */
export type Answers = Record<string, number>;

/** So many senders deliver a list, each the next one as soon as it has been answered. */
export async function deliver(
  processors: Processors,
  webhooks: readonly Webhook[],
  { senders, onDelivered }: { senders: number; onDelivered?: () => Promise<void> },
): Promise<Answers> {
  const answers: Answers = {};
  let next = 0;
  const send = async () => {
    for (let webhook = webhooks[next++]; webhook; webhook = webhooks[next++]) {
      const said = await processors.control(webhook.party, `events/${webhook.id}/deliver`);
      const status = String(deliveredSchema.parse(said).status ?? 'none');
      answers[status] = (answers[status] ?? 0) + 1;
      await onDelivered?.();
    }
  };
  await Promise.all(Array.from({ length: senders }, send));
  return answers;
}
