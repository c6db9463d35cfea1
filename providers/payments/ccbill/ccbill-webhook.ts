import { timingSafeEqual } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import * as z from 'zod';
import { readDecimal } from '../decimal-amount';
import {
  WebhookRefused,
  type CardRegistration,
  type ProviderEvent,
  type WebhookRequest,
} from '../payment-provider';
import { requireReadableSize } from '../verify-webhook';
import { saleDigest } from './flex-form';

interface WebhookOptions {
  secret: string;
  salt: string;
  account: string;
  subaccount: string;
  /** Networks of the senders (CIDR). */
  networks: readonly string[];
}

/** The currencies that CCBill accepts, with their numeric codes (ISO 4217). */
export const currencyCodes: Readonly<Record<string, number>> = {
  USD: 840,
  EUR: 978,
  GBP: 826,
  CAD: 124,
  AUD: 36,
  JPY: 392,
};

const text = z.coerce.string().min(1).max(255);
const optional = z.coerce.string().max(255).nullish();
const baseSchema = z.object({
  transactionId: text,
  clientAccnum: text,
  clientSubacc: text,
  /** For example 2012-08-05 15:18:17. */
  timestamp: z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  'X-paymentId': optional,
});
const billed = {
  billedInitialPrice: text,
  billedCurrencyCode: z.coerce.number().int(),
};
const saleSchema = baseSchema.extend({
  ...billed,
  subscriptionId: z.coerce.string().regex(/^\d{1,20}$/),
  dynamicPricingValidationDigest: optional,
  firstName: optional,
  lastName: optional,
  cardType: optional,
  last4: optional,
  expDate: optional,
});
const declinedSchema = baseSchema.extend(billed);
const reversedSchema = baseSchema.extend({
  subscriptionId: z.coerce.string().regex(/^\d{1,20}$/),
  amount: text,
  currencyCode: z.coerce.number().int(),
  reason: optional,
});

/** The events of a webhook, and the sale that must still be verified with CCBill, if any. */
interface Read {
  events: ProviderEvent[];
  unproved: string | null;
}

/**
 * Reads a webhook of CCBill (ccbill.com/doc/webhooks-user-guide). It is not signed: it is verified by its
 * network and by the secret in the webhook address, and a sale by the digest of its form. Throws
 * WebhookRefused.
 */
export function readCcbillWebhook(request: WebhookRequest, options: WebhookOptions): Read {
  const { query, rawBody, headers } = request;
  requireSender(request, options);
  requireReadableSize(rawBody);
  const body = readBody(rawBody, headers['content-type'] ?? '');
  const { clientAccnum, clientSubacc } = parse(baseSchema, body);
  if (clientAccnum !== options.account || Number(clientSubacc) !== Number(options.subaccount)) {
    throw new WebhookRefused('forged');
  }
  switch (query.eventType) {
    case 'NewSaleSuccess':
    case 'UpSaleSuccess':
      return readSale(parse(saleSchema, body), options);
    case 'NewSaleFailure':
    case 'UpSaleFailure':
      return proved(readDecline(parse(declinedSchema, body)));
    case 'Refund':
    case 'Void':
    case 'Chargeback':
    case 'Return':
      return proved(readReversal(parse(reversedSchema, body), query.eventType));
    // CCBill does not rebill for us, so its renewal webhooks concern nothing that we sold.
    default:
      return proved([]);
  }
}

const proved = (events: ProviderEvent[]): Read => ({ events, unproved: null });

function requireSender({ query, address }: WebhookRequest, { secret, networks }: WebhookOptions) {
  const given = Buffer.from(query.secret ?? '');
  const expected = Buffer.from(secret);
  const isAuthentic = given.length === expected.length && timingSafeEqual(given, expected);
  if (!isAuthentic || !isWithin(address, networks)) throw new WebhookRefused('forged');
}

function isWithin(address: string, networks: readonly string[]): boolean {
  // An IPv4 peer of a dual-stack socket.
  const plain = address.replace(/^::ffff:/, '');
  const family = isIP(plain) === 6 ? 'ipv6' : 'ipv4';
  const list = new BlockList();
  for (const network of networks) {
    const [start = '', bits = ''] = network.split('/');
    list.addSubnet(start, Number(bits), isIP(start) === 6 ? 'ipv6' : 'ipv4');
  }
  return isIP(plain) !== 0 && list.check(plain, family);
}

function readBody(rawBody: Buffer, contentType: string): unknown {
  const body = rawBody.toString('utf8');
  if (!contentType.includes('json')) return Object.fromEntries(new URLSearchParams(body));
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function parse<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new WebhookRefused('malformed', { cause: parsed.error });
  return parsed.data;
}

function readSale(sale: z.output<typeof saleSchema>, { salt }: WebhookOptions): Read {
  const { subscriptionId, dynamicPricingValidationDigest: digest } = sale;
  const paymentId = sale['X-paymentId'];
  if (digest && digest !== saleDigest(subscriptionId, salt)) throw new WebhookRefused('forged');
  if (!paymentId) return proved([]);
  const registration = readCard(sale);
  const occurredAt = readTime(sale.timestamp);
  const event: ProviderEvent = {
    eventId: `sale:${subscriptionId}`,
    occurredAt,
    kind: 'payment',
    payment: {
      paymentId,
      providerPaymentId: subscriptionId,
      state: 'completed',
      amount: readAmount(sale.billedInitialPrice, sale.billedCurrencyCode),
      occurredAt,
      ...(registration && { registration }),
    },
  };
  return { events: [event], unproved: digest ? null : subscriptionId };
}

function readDecline(declined: z.output<typeof declinedSchema>): ProviderEvent[] {
  const { transactionId, timestamp } = declined;
  const paymentId = declined['X-paymentId'];
  if (!paymentId) return [];
  const occurredAt = readTime(timestamp);
  return [
    {
      eventId: `declined:${transactionId}`,
      occurredAt,
      kind: 'payment',
      payment: {
        paymentId,
        providerPaymentId: transactionId,
        state: 'failed',
        amount: readAmount(declined.billedInitialPrice, declined.billedCurrencyCode),
        failure: { declineCode: 'refused', isRetryable: true },
        occurredAt,
      },
    },
  ];
}

function readReversal(
  reversed: z.output<typeof reversedSchema>,
  type: 'Refund' | 'Void' | 'Chargeback' | 'Return',
): ProviderEvent[] {
  const { transactionId, subscriptionId, timestamp, amount, currencyCode, reason } = reversed;
  // A sale may be refunded in parts, with one transaction id.
  const name = `${transactionId}:${timestamp}`;
  const common = {
    eventId: `${type}:${name}`,
    occurredAt: readTime(timestamp),
    paymentId: reversed['X-paymentId'] ?? null,
    providerPaymentId: subscriptionId,
    amount: readAmount(amount.replace(/^-/, ''), currencyCode),
  };
  if (type === 'Refund' || type === 'Void') {
    return [
      { ...common, kind: 'refund', refundId: null, providerRefundId: name, state: 'completed' },
    ];
  }
  return [
    {
      ...common,
      kind: 'chargeback',
      chargebackId: transactionId,
      ...(reason && { reason }),
    },
  ];
}

function readAmount(decimal: string, code: number) {
  const currency = Object.keys(currencyCodes).find((name) => currencyCodes[name] === code);
  const amount = currency && readDecimal(decimal, currency);
  if (!amount) throw new WebhookRefused('malformed');
  return amount;
}

/** Brands that we store; a card of another brand is charged only once. */
const brands: Readonly<Record<string, CardRegistration['brand']>> = {
  VISA: 'visa',
  MASTERCARD: 'master',
};

/** Returns the card of a sale, which can be charged again by the sale's number. */
function readCard(sale: z.output<typeof saleSchema>): CardRegistration | null {
  const { subscriptionId, cardType, last4, expDate, firstName, lastName } = sale;
  const brand = brands[(cardType ?? '').toUpperCase()];
  const [, month, year] = /^(0[1-9]|1[0-2])\/?(\d\d)$/.exec(expDate ?? '') ?? [];
  if (!brand || !month || !year || !/^\d{4}$/.test(last4 ?? '')) return null;
  return {
    registrationId: subscriptionId,
    last4: last4 ?? '',
    brand,
    holder: `${firstName ?? ''} ${lastName ?? ''}`.trim(),
    expiresOn: `20${year}-${month}`,
    isAuthenticated: true,
    lastAuthenticationFailed: false,
  };
}

/** CCBill uses the time of Arizona, which has no daylight saving time. */
const readTime = (timestamp: string) => new Date(`${timestamp.replace(' ', 'T')}-07:00`);
