import * as z from 'zod';
import { WebhookRefused, type ProviderEvent, type WebhookRequest } from '../payment-provider';
import { readSigned, requireFresh, requireHmac, requireReadableSize } from '../verify-webhook';
import { cardSchema, disputeSchema, paymentSchema, refundSchema } from './hosted-protocol';

const about = <Type extends string, Data extends z.ZodRawShape>(type: Type[], data: Data) =>
  z.object({ type: z.enum(type), timestamp: z.iso.datetime(), data: z.object(data) });

const eventSchema = z.discriminatedUnion('type', [
  about(['payment.succeeded', 'payment.declined', 'payment.expired', 'payment.pending'], {
    payment: paymentSchema,
  }),
  about(['refund.succeeded'], { refund: refundSchema }),
  about(['dispute.opened', 'dispute.won'], { dispute: disputeSchema }),
  about(['card.updated', 'card.expired'], { card: cardSchema }),
]);

/**
 * Reads a webhook signed according to Standard Webhooks: the HMAC over id, time and body. There may be
 * several signatures while a secret is rotated. Throws WebhookRefused.
 */
export function readHostedWebhook(
  { rawBody, headers, now }: WebhookRequest,
  secret: string,
): ProviderEvent[] {
  requireReadableSize(rawBody);
  const { 'webhook-id': id = '', 'webhook-timestamp': time = '' } = headers;
  const signatures = (headers['webhook-signature'] ?? '')
    .split(' ')
    .flatMap((one) => (one.startsWith('v1,') ? [one.slice(3)] : []));
  if (!/^[\w-]{1,100}$/.test(id) || !/^\d{10}$/.test(time)) throw new WebhookRefused('forged');
  const signed = Buffer.concat([Buffer.from(`${id}.${time}.`), rawBody]);
  requireHmac(signed, { secret, signatures, encoding: 'base64' });
  requireFresh(Number(time), now);
  const { timestamp, ...event } = readSigned(eventSchema, rawBody);
  return [readEvent({ eventId: id, occurredAt: new Date(timestamp) }, event)];
}

function readEvent(
  common: { eventId: string; occurredAt: Date },
  { type, data }: Pick<z.output<typeof eventSchema>, 'type' | 'data'>,
): ProviderEvent {
  if ('payment' in data) return { ...common, kind: 'payment', payment: data.payment.payment };
  if ('refund' in data) return { ...common, kind: 'refund', ...data.refund };
  if ('dispute' in data) {
    const kind = type === 'dispute.won' ? 'chargeback-reversed' : 'chargeback';
    return { ...common, kind, ...data.dispute };
  }
  if (type === 'card.updated') return { ...common, kind: 'card-updated', registration: data.card };
  return { ...common, kind: 'card-expired', registrationId: data.card.registrationId };
}
