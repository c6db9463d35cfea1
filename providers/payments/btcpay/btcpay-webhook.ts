import * as z from 'zod';
import type { Money } from '~/domain/shared/money';
import {
  WebhookRefused,
  type ProviderEvent,
  type ProviderPayment,
  type WebhookRequest,
} from '../payment-provider';
import { readSigned, requireHmac, requireReadableSize } from '../verify-webhook';

interface Readers {
  secret: string;
  store: string;
  readInvoice: (invoiceId: string) => Promise<ProviderPayment>;
  /** Returns our refund for a pull payment; null if it is not a refund of ours. */
  readPull: (pullId: string) => Promise<{
    refundId: string;
    paymentId: string;
    providerPaymentId: string;
    amount: Money;
  } | null>;
}

const eventSchema = z.object({
  deliveryId: z.string().min(1).max(100),
  originalDeliveryId: z.string().min(1).max(100).nullish(),
  type: z.string(),
  timestamp: z.number(),
  storeId: z.string(),
  invoiceId: z.string().max(100).nullish(),
  payoutId: z.string().max(100).nullish(),
  pullPaymentId: z.string().max(100).nullish(),
  payoutState: z.string().nullish(),
});

/**
 * Reads a webhook signed as `BTCPay-Sig: sha256=HEX`. The signature covers no time, so a webhook could be
 * replayed. It is therefore only a hint: the invoice is queried, and a repeated or late webhook yields the
 * current state. Throws WebhookRefused.
 */
export async function readBtcPayWebhook(
  { rawBody, headers }: WebhookRequest,
  { secret, store, readInvoice, readPull }: Readers,
): Promise<ProviderEvent[]> {
  requireReadableSize(rawBody);
  const [, signature] = /^sha256=([0-9a-f]{64})$/.exec(headers['btcpay-sig'] ?? '') ?? [];
  if (!signature) throw new WebhookRefused('forged');
  requireHmac(rawBody, { secret, signature });
  const event = readSigned(eventSchema, rawBody);
  if (event.storeId !== store) throw new WebhookRefused('forged');
  const common = {
    eventId: event.originalDeliveryId ?? event.deliveryId,
    occurredAt: new Date(event.timestamp * 1000),
  };
  if (event.type.startsWith('Invoice') && event.invoiceId) {
    return [{ ...common, kind: 'payment', payment: await readInvoice(event.invoiceId) }];
  }
  if (event.type === 'PayoutUpdated' && event.payoutState === 'Completed' && event.pullPaymentId) {
    const refund = await readPull(event.pullPaymentId);
    if (!refund) return [];
    const providerRefundId = event.pullPaymentId;
    return [{ ...common, kind: 'refund', providerRefundId, state: 'completed', ...refund }];
  }
  return [];
}
