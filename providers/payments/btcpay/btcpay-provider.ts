import * as z from 'zod';
import { callProcessor } from '../call-processor';
import { toDecimal } from '../decimal-amount';
import { pagesAt } from '../own-pages';
import {
  PaymentProviderFailed,
  type PageRequest,
  type PaymentProvider,
  type ProviderPayment,
  type RefundAnswer,
  type RefundRequest,
  type SettlementRow,
} from '../payment-provider';
import { readBtcPayWebhook } from './btcpay-webhook';
import {
  invoiceSchema,
  methodsSchema,
  payoutsSchema,
  pullPaymentSchema,
  receivedOf,
  type GreenfieldInvoice,
  type PullPayment,
} from './greenfield';

interface BtcPayOptions {
  id?: string;
  /** The server's address; its API and pages are below it. */
  url: string;
  store: string;
  key: string;
  webhookSecret: string;
  /** Milliseconds for a response, 10 s by default. */
  timeoutMs?: number;
}

const pageSize = 100;
const dayMs = 24 * 3600 * 1000;
const states = {
  New: 'pending',
  Processing: 'pending',
  Settled: 'completed',
  Expired: 'expired',
  Invalid: 'failed',
} as const;

/**
 * Creates a client of a BTCPay Server (Greenfield API). It has no idempotency keys, so existing results are
 * first searched by our id; callers must not send the same request concurrently. A refund is pending until
 * its recipient has claimed it at `claimUrl`.
 */
export function createBtcPayProvider(options: BtcPayOptions): PaymentProvider {
  const { id = 'btcpay', url, store, webhookSecret } = options;
  const pagesOrigin = new URL(url).origin;
  const own = pagesAt([pagesOrigin]);
  const server = openStore(options);
  const { call, findInvoice, readPayment, readInvoice } = server;
  return {
    id,
    kind: 'crypto',
    currencies: ['USD', 'EUR'],
    wallets: [],
    needsCvcOfSavedCards: false,
    webhookAnswer: '',
    origins: { scripts: [], frames: [], forms: [pagesOrigin], connections: [] },

    openPage: (input) => openPage(server, own, input),

    async find({ paymentId }) {
      const invoice = await findInvoice(paymentId);
      return invoice && readPayment(invoice);
    },

    refund: (input) => refund(server, own, input),

    readWebhook: async (request) =>
      readBtcPayWebhook(request, {
        secret: webhookSecret,
        store,
        readInvoice,
        readPull: async (pullId) => {
          const pull = await call(
            pullPaymentSchema,
            `/pull-payments/${encodeURIComponent(pullId)}`,
          );
          const of = readDescription(pull);
          return of && { ...of, refundId: pull.name, amount: pull.amount };
        },
      }),

    /** There is no settlement: payments go to the operator's own wallet without a fee. */
    async settlementReport(day) {
      return [...(await settledPayments(server, day)), ...(await settledRefunds(server, day))];
    },
  };
}

type Store = ReturnType<typeof openStore>;
type Own = ReturnType<typeof pagesAt>;

/** Returns functions that read a store of the server. */
function openStore({ url, store, key, timeoutMs = 10_000 }: BtcPayOptions) {
  const api = `${url.replace(/\/$/, '')}/api/v1`;
  const ofStore = `/stores/${encodeURIComponent(store)}`;

  async function call<Schema extends z.ZodType>(
    schema: Schema,
    path: string,
    body?: object,
  ): Promise<z.output<Schema>> {
    const { body: answer } = await callProcessor(api + path, {
      method: body ? 'POST' : 'GET',
      schema,
      timeoutMs,
      headers: { authorization: `token ${key}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return answer;
  }

  async function readPayment(invoice: GreenfieldInvoice): Promise<ProviderPayment> {
    const path = `${ofStore}/invoices/${encodeURIComponent(invoice.id)}/payment-methods`;
    return toPayment(invoice, await call(methodsSchema, path));
  }

  return {
    call,
    ofStore,
    readPayment,

    /** Returns the invoice of a payment; if there are several, one that was paid. */
    async findInvoice(paymentId: string): Promise<GreenfieldInvoice | null> {
      const path = `${ofStore}/invoices?orderId=${encodeURIComponent(paymentId)}`;
      const found = (await call(z.array(invoiceSchema), path)).filter(
        ({ metadata }) => metadata.orderId === paymentId,
      );
      const best = ['Settled', 'Processing', 'New', 'Expired', 'Invalid'];
      const [first] = found.toSorted(
        (one, other) => best.indexOf(one.status) - best.indexOf(other.status),
      );
      return first ?? null;
    },

    async readInvoice(invoiceId: string): Promise<ProviderPayment> {
      const path = `${ofStore}/invoices/${encodeURIComponent(invoiceId)}`;
      return readPayment(await call(invoiceSchema, path));
    },

    listPulls: async (): Promise<PullPayment[]> =>
      call(z.array(pullPaymentSchema), `${ofStore}/pull-payments`),
  };
}

function toPayment(
  { id, metadata, amount, status, additionalStatus, createdTime }: GreenfieldInvoice,
  methods: z.output<typeof methodsSchema>,
): ProviderPayment {
  const last = methods
    .flatMap(({ payments }) => payments.map(({ receivedDate }) => receivedDate.getTime()))
    .reduce((newest, at) => Math.max(newest, at), 0);
  const isOther = additionalStatus.startsWith('Paid');
  const state = states[status];
  return {
    paymentId: metadata.orderId,
    providerPaymentId: id,
    state,
    amount,
    occurredAt: last > 0 ? new Date(last) : createdTime,
    ...(isOther && { received: receivedOf(methods, amount.currency) }),
    ...(state === 'failed' && { failure: { declineCode: 'refused', isRetryable: true } }),
  };
}

async function openPage(
  { call, ofStore, findInvoice }: Store,
  own: Own,
  { paymentId, amount, description, email, returnUrl, expiresAt, locale }: PageRequest,
) {
  const existing = await findInvoice(paymentId).catch(beforeAnything);
  const invoice =
    existing ??
    (await call(invoiceSchema, `${ofStore}/invoices`, {
      amount: toDecimal(amount),
      currency: amount.currency,
      metadata: { orderId: paymentId, itemDesc: description, buyerEmail: email },
      checkout: {
        redirectURL: returnUrl,
        redirectAutomatically: true,
        expirationMinutes: Math.max(1, Math.floor((expiresAt.getTime() - Date.now()) / 60_000)),
        ...(locale !== undefined && { defaultLanguage: locale }),
      },
    }));
  return { url: own(invoice.checkoutLink), providerPaymentId: invoice.id };
}

async function refund(
  { call, ofStore, listPulls, readInvoice }: Store,
  own: Own,
  { refundId, paymentId, providerPaymentId, amount }: RefundRequest,
): Promise<RefundAnswer> {
  const refundOf = (pull: PullPayment) => {
    const claimUrl = own(pull.viewLink);
    return { state: 'pending' as const, providerRefundId: pull.id, claimUrl };
  };
  const description = `${paymentId} ${providerPaymentId}`;
  const ofPayment = (await listPulls().catch(beforeAnything)).filter(
    (pull) => pull.description === description && !pull.archived,
  );
  const existing = ofPayment.find((pull) => pull.name === refundId);
  if (existing) return refundOf(existing);
  const payment = await readInvoice(providerPaymentId).catch(beforeAnything);
  const paid = payment.received ?? (payment.state === 'completed' ? payment.amount : undefined);
  const gone = ofPayment.reduce((sum, pull) => sum + pull.amount.minor, 0);
  if (paid?.currency !== amount.currency || gone + amount.minor > paid.minor) {
    return { state: 'failed' };
  }
  const path = `${ofStore}/invoices/${encodeURIComponent(providerPaymentId)}/refund`;
  const pull = await call(pullPaymentSchema, path, {
    name: refundId,
    description,
    payoutMethodId: 'BTC-CHAIN',
    refundVariant: 'Custom',
    customAmount: toDecimal(amount),
    customCurrency: amount.currency,
  });
  return refundOf(pull);
}

/** Returns invoices created since then, newest first. */
async function listInvoices({ call, ofStore }: Store, since: Date): Promise<GreenfieldInvoice[]> {
  const startDate = Math.floor(since.getTime() / 1000);
  const invoices: GreenfieldInvoice[] = [];
  for (let skip = 0; ; skip += pageSize) {
    const query = `startDate=${startDate}&skip=${skip}&take=${pageSize}`;
    const page = await call(z.array(invoiceSchema), `${ofStore}/invoices?${query}`);
    invoices.push(...page);
    if (page.length < pageSize) return invoices;
  }
}

async function settledPayments(store: Store, day: string): Promise<SettlementRow[]> {
  // An invoice is paid at most some days after it was created.
  const since = new Date(Date.parse(`${day}T00:00:00Z`) - 2 * dayMs);
  const invoices = (await listInvoices(store, since)).filter(({ status }) => status === 'Settled');
  const rows: SettlementRow[] = [];
  for (const invoice of invoices) {
    const payment = await store.readPayment(invoice);
    if (!isOfDay(payment.occurredAt, day)) continue;
    const { paymentId, providerPaymentId, amount, received, occurredAt } = payment;
    rows.push({
      kind: 'payment',
      reference: providerPaymentId,
      paymentId,
      providerPaymentId,
      amount: received ?? amount,
      fee: { minor: 0, currency: amount.currency },
      occurredAt,
    });
  }
  return rows;
}

async function settledRefunds(
  { call, ofStore, listPulls }: Store,
  day: string,
): Promise<SettlementRow[]> {
  const payouts = (await call(payoutsSchema, `${ofStore}/payouts`)).filter(
    ({ state, date }) => state === 'Completed' && isOfDay(date, day),
  );
  if (payouts.length === 0) return [];
  const pulls = new Map((await listPulls()).map((pull) => [pull.id, pull]));
  return payouts.flatMap(({ id: reference, pullPaymentId, date }) => {
    const pull = pulls.get(pullPaymentId ?? '');
    const of = pull && readDescription(pull);
    if (!pull || !of) return [];
    const { minor, currency } = pull.amount;
    const row: SettlementRow = {
      kind: 'refund',
      reference,
      ...of,
      amount: { minor: -minor, currency },
      fee: { minor: 0, currency },
      occurredAt: date,
    };
    return [row];
  });
}

/** Treats the failure of a query before any change as unavailable: nothing can have been carried out. */
function beforeAnything(error: unknown): never {
  const isUnsure = error instanceof PaymentProviderFailed && error.reason === 'timeout';
  throw isUnsure ? new PaymentProviderFailed('unavailable', { cause: error }) : error;
}

/** Returns our payment and their invoice, as stored in a refund's description. */
function readDescription({ description }: PullPayment) {
  const [, paymentId, providerPaymentId] = /^(\S+) (\S+)$/.exec(description ?? '') ?? [];
  return paymentId && providerPaymentId ? { paymentId, providerPaymentId } : null;
}

const isOfDay = (time: Date, day: string) => time.toISOString().slice(0, 10) === day;
