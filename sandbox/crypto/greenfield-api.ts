import { timingSafeEqual } from 'node:crypto';
import { json, Router, type Request, type RequestHandler } from 'express';
import * as z from 'zod';
import type { SandboxContext } from '../sandbox-provider';
import { decimalAmount } from '../processor/amounts';
import { answerCall } from '../processor/answer-call';
import type { Merchant } from '../processor/signed-requests';
import {
  coins,
  paidOf,
  rates,
  satoshiFor,
  type Invoice,
  type Invoices,
  type PullPayment,
} from './invoices';
import type { StorePayout, StorePayouts } from './store-payouts';

const decimal = z
  .string()
  .regex(/^\d{1,8}\.\d\d$/)
  .transform((text) => Number(text.replace('.', '')));
const invoiceSchema = z.object({
  amount: decimal,
  currency: z.enum(['USD', 'EUR']),
  metadata: z.object({ orderId: z.string(), itemDesc: z.string(), buyerEmail: z.email() }),
  checkout: z.object({ redirectURL: z.url(), expirationMinutes: z.number().positive() }),
});
const refundSchema = z.object({
  name: z.string().max(50),
  description: z.string(),
  payoutMethodId: z.literal('BTC-CHAIN'),
  refundVariant: z.literal('Custom'),
  customAmount: decimal,
  customCurrency: z.enum(['USD', 'EUR']),
});
const payoutSchema = z.object({
  destination: z.string().min(20).max(100),
  amount: z.string().regex(/^\d{1,8}\.\d\d$/),
  payoutMethodId: z.enum(['USDT-TRON', 'USDT-ETH']),
  approved: z.literal(true),
  metadata: z.record(z.string(), z.unknown()),
});
const listQuery = z.object({
  orderId: z.string().optional(),
  startDate: z.coerce.number().optional(),
  skip: z.coerce.number().int().min(0).default(0),
  take: z.coerce.number().int().min(1).max(100).default(50),
});

interface GreenfieldApi {
  context: SandboxContext;
  invoices: Invoices;
  payouts: StorePayouts;
  merchant: Merchant;
  base: string;
}

interface Calls extends GreenfieldApi {
  call(
    method: 'get' | 'post' | 'delete',
    path: string,
    work: (request: Request) => { status?: number; body?: object },
  ): void;
  /** Returns the address of a path below the server's own. */
  here(request: Request, path: string): string;
}

/** Serves the part of BTCPay Server's Greenfield API that a shop needs, with `Authorization: token KEY`. */
export function greenfieldApi(options: GreenfieldApi): Router {
  const { context, merchant, base } = options;
  const router = Router();
  const api = `${base}/api/v1`;
  router.use(api, requireKey(merchant.key), json());
  const call: Calls['call'] = (method, path, work) =>
    router[method](`${api}${path}`, async (request, response) => {
      await answerCall(context, 'crypto', { request, response, work: () => work(request) });
    });
  const here = (request: Request, path: string) =>
    `${request.protocol}://${request.get('host')}${base}${path}`;
  const calls = { ...options, call, here };
  addInvoiceCalls(calls);
  addPullCalls(calls);
  addPayoutCalls(calls);
  return router;
}

function addInvoiceCalls({ context, invoices, merchant, call, here }: Calls): void {
  const store = `/stores/${merchant.merchant}`;
  const shown = (request: Request, invoice: Invoice) => ({
    ...showInvoice(invoice),
    storeId: merchant.merchant,
    checkoutLink: here(request, `/i/${invoice.id}`),
  });
  call('post', `${store}/invoices`, (request) => {
    const { amount, currency, metadata, checkout } = invoiceSchema.parse(request.body);
    const ends = context.clock.now().getTime() + checkout.expirationMinutes * 60_000;
    const invoice = invoices.open({
      reference: metadata.orderId,
      amount: { minor: amount, currency },
      description: metadata.itemDesc,
      email: metadata.buyerEmail,
      returnUrl: checkout.redirectURL,
      expiresAt: new Date(ends).toISOString(),
    });
    return { body: shown(request, invoice) };
  });
  call('get', `${store}/invoices`, (request) => {
    const { orderId, startDate = 0, skip, take } = listQuery.parse(request.query);
    const found = invoices
      .list(orderId)
      .filter(({ createdAt }) => Date.parse(createdAt) >= startDate * 1000)
      .toReversed();
    return { body: found.slice(skip, skip + take).map((invoice) => shown(request, invoice)) };
  });
  call('get', `${store}/invoices/:id`, (request) => {
    const invoice = invoices.find(request.params.id ?? '');
    return invoice ? { body: shown(request, invoice) } : notFound('invoice-not-found');
  });
  call('get', `${store}/invoices/:id/payment-methods`, (request) => {
    const invoice = invoices.find(request.params.id ?? '');
    return invoice ? { body: [showMethod(invoice)] } : notFound('invoice-not-found');
  });
}

function addPullCalls({ invoices, payouts, merchant, call, here }: Calls): void {
  const store = `/stores/${merchant.merchant}`;
  const shownPull = (request: Request, pull: PullPayment) => ({
    id: pull.id,
    name: pull.reference,
    description: pull.description,
    amount: decimalAmount(pull.amount),
    currency: pull.amount.currency,
    archived: false,
    viewLink: here(request, `/pull-payments/${pull.id}`),
  });

  call('post', `${store}/invoices/:id/refund`, (request) => {
    const input = refundSchema.parse(request.body);
    if (!invoices.find(request.params.id ?? '')) return notFound('invoice-not-found');
    const pull = invoices.layAside({
      reference: input.name,
      description: input.description,
      amount: { minor: input.customAmount, currency: input.customCurrency },
    });
    return { body: shownPull(request, pull) };
  });
  call('get', `${store}/pull-payments`, (request) => ({
    body: invoices.pulls.list().map((pull) => shownPull(request, pull)),
  }));
  call('get', '/pull-payments/:id', (request) => {
    const pull = invoices.pulls.get(request.params.id ?? '');
    return pull ? { body: shownPull(request, pull) } : notFound('pullpayment-not-found');
  });
  call('get', `${store}/payouts`, () => ({
    body: payouts.table
      .list()
      .map(showPayout)
      .concat(
        invoices.pulls.list().flatMap((pull) =>
          pull.claimedAt
            ? [
                {
                  id: `po-${pull.id}`,
                  pullPaymentId: pull.id,
                  date: unix(pull.claimedAt),
                  state: 'Completed',
                },
              ]
            : [],
        ),
      ),
  }));
}

function addPayoutCalls({ payouts, merchant, call }: Calls): void {
  const store = `/stores/${merchant.merchant}`;
  const answer = (payout: StorePayout | undefined) =>
    payout ? { body: showPayout(payout) } : notFound('payout-not-found');
  call('post', `${store}/payouts`, (request) =>
    answer(payouts.order(payoutSchema.parse(request.body))),
  );
  call('get', `${store}/payouts/:id`, (request) =>
    answer(payouts.table.get(request.params.id ?? '')),
  );
  call('delete', `${store}/payouts/:id`, (request) => {
    const payout = payouts.table.get(request.params.id ?? '');
    return answer(payout && payouts.change(payout, 'Cancelled'));
  });
}

const showPayout = ({ id, state, metadata, createdAt }: StorePayout): object => ({
  id,
  state,
  metadata,
  pullPaymentId: null,
  date: unix(createdAt),
});

const unix = (at: string) => Math.floor(Date.parse(at) / 1000);
const notFound = (code: string) => ({ status: 404, body: { code, message: 'It was not found' } });

function requireKey(key: string): RequestHandler {
  const expected = Buffer.from(`token ${key}`);
  return (request, response, next) => {
    const given = Buffer.from(request.get('authorization') ?? '');
    const isAuthentic = given.length === expected.length && timingSafeEqual(given, expected);
    if (isAuthentic) next();
    else
      response.status(401).json({ code: 'unauthenticated', message: 'Authentication is required' });
  };
}

function showInvoice(invoice: Invoice): object {
  return {
    id: invoice.id,
    amount: decimalAmount(invoice.amount),
    currency: invoice.amount.currency,
    status: invoice.state,
    additionalStatus: invoice.extra,
    createdTime: unix(invoice.createdAt),
    expirationTime: unix(invoice.expiresAt),
    metadata: { orderId: invoice.reference, itemDesc: invoice.description },
  };
}

function showMethod(invoice: Invoice): object {
  const [due, paid] = [satoshiFor(invoice.amount), paidOf(invoice)];
  return {
    paymentMethodId: 'BTC-CHAIN',
    currency: 'BTC',
    destination: invoice.address,
    rate: String(rates[invoice.amount.currency]),
    amount: coins(due),
    due: coins(Math.max(0, due - paid)),
    totalPaid: coins(paid),
    paymentMethodPaid: coins(paid),
    payments: invoice.payments.map(({ id, satoshi, at }) => ({
      id,
      receivedDate: unix(at),
      value: coins(satoshi),
      fee: '0',
      status: invoice.state === 'Settled' ? 'Settled' : 'Processing',
    })),
  };
}
