import * as z from 'zod';
import type { Processors, Webhook } from './processors';

const deliveredSchema = z.object({ status: z.number().nullable() });

/** The number of responses of the product by status; 'none' if there was no response. */
export type Answers = Record<string, number>;

/**
 * Delivers a list with a number of senders. Each sends the next webhook as soon as the last was answered.
 */
export async function deliver(
  processors: Processors,
  webhooks: readonly Webhook[],
  { senders, onDelivered }: { senders: number; onDelivered?: () => Promise<void> },
): Promise<Answers> {
  const answers: Answers = {};
  let next = 0;
  const send = async () => {
    for (let webhook = webhooks[next++]; webhook; webhook = webhooks[next++]) {
      const response = await processors.control(webhook.processor, `events/${webhook.id}/deliver`);
      const status = String(deliveredSchema.parse(response).status ?? 'none');
      answers[status] = (answers[status] ?? 0) + 1;
      await onDelivered?.();
    }
  };
  await Promise.all(Array.from({ length: senders }, send));
  return answers;
}
