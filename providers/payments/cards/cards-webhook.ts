import * as z from 'zod';
import { WebhookRefused, type ProviderEvent, type WebhookRequest } from '../payment-provider';
import { readSigned, requireFresh, requireHmac, requireReadableSize } from '../verify-webhook';
import {
  chargebackSchema,
  paymentAnswerSchema,
  readPayment,
  readRegistration,
  refundSchema,
  registrationSchema,
} from './cards-protocol';

const eventFields = { id: z.string().min(1).max(100), createdAt: z.iso.datetime() };
const about = <Type extends string, Data extends z.ZodRawShape>(type: Type[], data: Data) =>
  z.object({ ...eventFields, type: z.enum(type), data: z.object(data) });

const eventSchema = z.discriminatedUnion('type', [
  about(['payment.completed', 'payment.failed', 'payment.expired', 'payment.pending'], {
    payment: paymentAnswerSchema,
  }),
  about(['refund.completed', 'refund.failed', 'refund.pending'], { refund: refundSchema }),
  about(['chargeback.opened', 'chargeback.reversed'], { chargeback: chargebackSchema }),
  about(['registration.updated', 'registration.expired'], { registration: registrationSchema }),
]);

/** Reads a webhook signed as `cards-signature: t=SECONDS,v1=HEX`. Throws WebhookRefused. */
export function readCardsWebhook(
  { rawBody, headers, now }: WebhookRequest,
  secret: string,
): ProviderEvent[] {
  requireReadableSize(rawBody);
  const [, time, signature] =
    /^t=(\d{10}),v1=([0-9a-f]{64})$/.exec(headers['cards-signature'] ?? '') ?? [];
  if (!time || !signature) throw new WebhookRefused('forged');
  const signed = Buffer.concat([Buffer.from(`${time}.`), rawBody]);
  requireHmac(signed, { secret, signature });
  requireFresh(Number(time), now);
  return [readEvent(readSigned(eventSchema, rawBody))];
}

function readEvent({ id, createdAt, ...event }: z.output<typeof eventSchema>): ProviderEvent {
  const common = { eventId: id, occurredAt: new Date(createdAt) };
  if ('payment' in event.data) {
    return { ...common, kind: 'payment', payment: readPayment(event.data.payment) };
  }
  if ('refund' in event.data) {
    const { id: providerRefundId, reference: refundId, state, ...of } = event.data.refund;
    return { ...common, kind: 'refund', refundId, providerRefundId, state, ...paymentOf(of) };
  }
  if ('chargeback' in event.data) {
    const { id: chargebackId, reason, answerBy, ...of } = event.data.chargeback;
    const kind = event.type === 'chargeback.reversed' ? 'chargeback-reversed' : 'chargeback';
    return { ...common, kind, chargebackId, reason, answerBy, ...paymentOf(of) };
  }
  const registration = readRegistration(event.data.registration);
  if (event.type === 'registration.updated')
    return { ...common, kind: 'card-updated', registration };
  return { ...common, kind: 'card-expired', registrationId: registration.registrationId };
}

const paymentOf = ({
  payment,
  paymentReference,
  amount,
}: Pick<z.output<typeof refundSchema>, 'payment' | 'paymentReference' | 'amount'>) => ({
  paymentId: paymentReference,
  providerPaymentId: payment,
  amount,
});
