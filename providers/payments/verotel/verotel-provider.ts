import * as z from 'zod';
import { callProcessor } from '../call-processor';
import { readDecimal, toDecimal } from '../decimal-amount';
import {
  PaymentProviderFailed,
  WebhookRefused,
  type PaymentProvider,
  type ProviderEvent,
  type ProviderPayment,
} from '../payment-provider';
import { flexPaySignature, isSigned, type FlexPayParameters } from './flexpay-signature';

interface VerotelOptions {
  id?: string;
  /** The brand's address, for example https://secure.verotel.com. */
  url: string;
  shop: string;
  /** The key that signs requests and postbacks. */
  signatureKey: string;
  /** Milliseconds for a response, 10 s by default. */
  timeoutMs?: number;
}

const version = '4';
const longestDescription = 100;

const text = z.string().min(1).max(255);
const statusSchema = z.object({
  response: z.literal('FOUND'),
  saleID: text,
  referenceID: text,
  saleResult: text,
  priceAmount: text,
  priceCurrency: z.string().regex(/^[A-Z]{3}$/),
  createdOn: z.string().optional(),
});
const unknownSchema = z.object({ response: z.literal('NOTFOUND') });

const postbackSchema = z.object({
  shopID: text,
  saleID: text,
  referenceID: text,
  type: text,
  transactionID: text.optional(),
  priceAmount: text.optional(),
  priceCurrency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
});

const states: Readonly<Record<string, ProviderPayment['state']>> = {
  APPROVED: 'completed',
  PENDING: 'pending',
  DECLINED: 'failed',
  EXPIRED: 'expired',
};

/**
 * Creates a client of Verotel, CardBilling and their sister brands (FlexPay 4): a signed link to their
 * order page, a status by our reference, and a signed postback that expects the response `OK`. Cards cannot
 * be charged again without their holder. Refunds are made in their Control Center, and reported from there.
 */
export function createVerotelProvider(options: VerotelOptions): PaymentProvider {
  const { id = 'verotel', shop, signatureKey } = options;
  const { base, addressOf, findSale } = createFlexPay(options);
  return {
    id,
    kind: 'hosted',
    currencies: ['USD', 'EUR', 'GBP', 'AUD', 'CAD', 'CHF', 'DKK', 'NOK', 'SEK'],
    wallets: [],
    needsCvcOfSavedCards: false,
    webhookAnswer: 'OK',
    origins: { scripts: [], frames: [], forms: [new URL(base).origin], connections: [] },

    async openPage({ paymentId, amount, description, email, returnUrl }) {
      const parameters = {
        type: 'purchase',
        priceAmount: toDecimal(amount),
        priceCurrency: amount.currency,
        description: description.slice(0, longestDescription),
        // Must be unique: a second sale with the same reference is rejected.
        referenceID: paymentId,
        successURL: returnUrl,
        declineURL: returnUrl,
        email,
      };
      return { url: addressOf('/startorder', parameters) };
    },

    find: ({ paymentId }) => findSale(paymentId),

    /** Not supported: there is no API call for it. */
    refund: async () => ({ state: 'failed' }),

    async readWebhook({ query }) {
      if (!isSigned(query, signatureKey)) throw new WebhookRefused('forged');
      const read = postbackSchema.safeParse(query);
      if (!read.success) throw new WebhookRefused('malformed', { cause: read.error });
      const { shopID, saleID, referenceID, type } = read.data;
      if (shopID !== shop) throw new WebhookRefused('forged');
      if (type === 'purchase') {
        // A postback has no date, so the state of the sale is queried; a replayed one changes nothing.
        const payment = await findSale(referenceID);
        if (!payment) return [];
        const { occurredAt } = payment;
        const eventId = `${saleID}:${type}:${payment.state}`;
        return [{ eventId, occurredAt, kind: 'payment', payment }];
      }
      return readReversal(read.data);
    },

    /** Not supported: statements are downloaded in the Control Center. */
    settlementReport: async () => {
      throw new PaymentProviderFailed('invalid');
    },
  };
}

/** Creates functions that sign links and query the state of a sale. */
function createFlexPay({ url, shop, signatureKey, timeoutMs = 10_000 }: VerotelOptions) {
  const base = url.replace(/\/$/, '');

  function addressOf(path: string, parameters: FlexPayParameters): string {
    const all = { ...parameters, shopID: shop, version };
    const address = new URL(base + path);
    for (const [name, value] of Object.entries(all)) address.searchParams.set(name, value);
    address.searchParams.set('signature', flexPaySignature(all, signatureKey));
    return address.href;
  }

  async function findSale(paymentId: string): Promise<ProviderPayment | null> {
    const { body: answer } = await callProcessor(
      addressOf('/salestatus', { referenceID: paymentId }),
      {
        method: 'GET',
        schema: statusSchema.or(unknownSchema),
        timeoutMs,
        read: readLines,
      },
    );
    if (answer.response === 'NOTFOUND') return null;
    const state = states[answer.saleResult];
    const amount = readDecimal(answer.priceAmount, answer.priceCurrency);
    if (!state || !amount || answer.referenceID !== paymentId) {
      throw new PaymentProviderFailed('invalid');
    }
    return {
      paymentId,
      providerPaymentId: answer.saleID,
      state,
      amount,
      occurredAt: readTime(answer.createdOn),
      ...(state === 'failed' && { failure: { declineCode: 'refused', isRetryable: true } }),
    };
  }

  return { base, addressOf, findSale };
}

/** Returns a refund or chargeback; no events for other postbacks. */
function readReversal(postback: z.output<typeof postbackSchema>): ProviderEvent[] {
  const { type, saleID, referenceID, transactionID, priceAmount, priceCurrency } = postback;
  const amount = readDecimal((priceAmount ?? '').replace(/^-/, ''), priceCurrency ?? '');
  if (!amount || !transactionID || !['credit', 'chargeback'].includes(type)) return [];
  const common = {
    eventId: `${transactionID}:${type}`,
    occurredAt: new Date(),
    paymentId: referenceID,
    providerPaymentId: saleID,
    amount,
  };
  return type === 'credit'
    ? [
        {
          ...common,
          kind: 'refund',
          refundId: null,
          providerRefundId: transactionID,
          state: 'completed',
        },
      ]
    : [{ ...common, kind: 'chargeback', chargebackId: transactionID }];
}

/** Parses a response with one field per line: `saleResult: APPROVED`. */
function readLines(answer: string): Record<string, string> {
  const fields = answer.split('\n').map((line): [string, string] => {
    const [name = '', ...value] = line.split(':');
    return [name.trim(), value.join(':').trim()];
  });
  return Object.fromEntries(fields);
}

/** Parses a time in UTC; a missing one is now. */
function readTime(timestamp: string | undefined): Date {
  const time = Date.parse(`${(timestamp ?? '').replace(' ', 'T')}Z`);
  return Number.isNaN(time) ? new Date() : new Date(time);
}
