import { randomBytes } from 'node:crypto';
import { Router, type Request } from 'express';
import * as z from 'zod';
import type { SandboxContext } from '../sandbox-provider';
import { answerCall } from '../processor/answer-call';
import type { CardProcessor } from '../processor/card-processor';
import { walletSchema, type PaymentRow, type RegistrationRow } from '../processor/rows';
import { settlementOf } from '../processor/settlement';
import { requireSignature, type Merchant } from '../processor/signed-requests';
import { showPayment, showRefund, showRegistration } from './cards-dialect';

const url = z.url({ protocol: /^https?$/ });
const referenceSchema = z.string().min(1).max(100);
const amountSchema = z
  .object({ value: z.number().int().positive().max(100_000_000), currency: z.enum(['USD', 'EUR']) })
  .transform(({ value, currency }) => ({ minor: value, currency }));

const formSchema = z.object({
  reference: referenceSchema,
  email: z.email(),
  returnUrl: url,
  purpose: z.enum(['pay', 'save', 'cvc']),
  registration: z.string().optional(),
  locale: z.string().max(20).default('en'),
});
const exchangeSchema = z.object({
  token: z.string().min(1),
  holder: z.string().min(1).max(100).optional(),
  email: z.email(),
  address: z.record(z.string(), z.string()).optional(),
  verify: z.object({ returnUrl: url, browser: z.looseObject({}) }).optional(),
});
const paymentSchema = z.object({
  reference: referenceSchema,
  amount: amountSchema,
  registration: z.string(),
  kind: z.enum(['initial', 'rebill', 'one-time-purchase']),
  description: z.string().max(200),
  returnUrl: url,
  browser: z.looseObject({}).optional(),
  cvcToken: z.string().optional(),
});
const sheetSchema = z.object({
  reference: referenceSchema,
  amount: amountSchema,
  wallet: walletSchema,
  description: z.string().max(200),
  returnUrl: url,
  expiresAt: z.iso.datetime(),
  saveCard: z.boolean().default(false),
  locale: z.string().max(20).default('en'),
});
const refundSchema = z.object({
  reference: referenceSchema,
  payment: z.string(),
  amount: amountSchema,
});
const dayQuery = z.object({ after: z.string().optional() });

interface CardsApi {
  context: SandboxContext;
  processor: CardProcessor;
  merchant: Merchant;
  base: string;
  /** The number of settlement rows per response. */
  settlementRows: number;
}

interface Calls extends CardsApi {
  call(
    method: 'get' | 'post' | 'delete',
    path: string,
    work: (request: Request) => { status?: number; body?: object },
  ): void;
  /** Returns the address of a path below the processor's own. */
  here(request: Request, path: string): string;
}

/**
 * Serves /cards/v1/… for the merchant, whose requests are all signed. A reference is an idempotency key.
 */
export function cardsApi(api: CardsApi): Router {
  const { context, merchant, base } = api;
  const router = Router();
  const v1 = `${base}/v1`;
  router.use(v1, requireSignature(merchant));
  const call: Calls['call'] = (method, path, work) =>
    router[method](`${v1}${path}`, async (request, response) => {
      await answerCall(context, 'cards', { request, response, work: () => work(request) });
    });
  const here = (request: Request, path: string) =>
    `${request.protocol}://${request.get('host')}${base}${path}`;

  const calls = { ...api, call, here };
  addCardCalls(calls);
  addPaymentCalls(calls);
  addSettlements(calls);
  return router;
}

function addCardCalls({ processor, call, here }: Calls): void {
  call('post', '/forms', (request) => {
    const { registration, ...input } = formSchema.parse(request.body);
    const form = processor.forms.open({
      ...input,
      ...(registration !== undefined && { registrationId: registration }),
    });
    return {
      status: 201,
      body: {
        secret: form.secret,
        scriptUrl: here(request, '/fields.js'),
        frameUrl: here(request, `/frame/${form.id}`),
        pageUrl: here(request, `/pages/${form.secret}`),
        expiresAt: form.expiresAt,
      },
    };
  });
  call('post', '/registrations', (request) => {
    const { token, holder, verify } = exchangeSchema.parse(request.body);
    const registered = processor.register(token, holder, verify);
    if (typeof registered === 'string') return { status: 402, body: { decline: registered } };
    return { status: 201, body: shownRegistration(request, registered) };
  });
  const shownRegistration = (request: Request, registration: RegistrationRow) => ({
    ...showRegistration(registration),
    ...(registration.challenge && { redirectUrl: here(request, `/3ds/${registration.challenge}`) }),
  });
  call('get', '/registrations/:id', (request) => {
    const registration = processor.findRegistration(request.params.id ?? '');
    return registration ? { body: shownRegistration(request, registration) } : notFound;
  });
  call('delete', '/registrations/:id', (request) => {
    processor.forget(request.params.id ?? '');
    return { status: 204 };
  });
}

function addPaymentCalls({ processor, call, here }: Calls): void {
  const shownPayment = (request: Request, payment: PaymentRow) => ({
    ...showPayment(payment, processor.registrations),
    ...(payment.state === 'pending' &&
      payment.challenge && { redirectUrl: here(request, `/3ds/${payment.challenge}`) }),
  });
  call('post', '/payments', (request) => {
    const { registration, reference, amount, kind, description, returnUrl, cvcToken } =
      paymentSchema.parse(request.body);
    const input = { reference, amount, kind, description, returnUrl };
    const { payment, isNew } = processor.begin(input);
    const charged = isNew ? processor.charge(payment, registration, cvcToken) : payment;
    return { status: isNew ? 201 : 200, body: shownPayment(request, charged) };
  });
  call('post', '/wallet-sheets', (request) => {
    const { wallet, saveCard, locale, ...input } = sheetSchema.parse(request.body);
    const secret = randomBytes(24).toString('base64url');
    const { payment, isNew } = processor.begin({
      ...input,
      kind: 'initial',
      sheet: { secret, locale, wallet, savesCard: saveCard },
    });
    return {
      status: isNew ? 201 : 200,
      body: {
        id: payment.id,
        reference: payment.reference,
        pageUrl: here(request, `/wallets/${payment.sheet?.secret ?? ''}`),
      },
    };
  });
  call('get', '/payments/:reference', (request) => {
    const payment = processor.findPayment({ reference: request.params.reference ?? '' });
    return payment ? { body: shownPayment(request, payment) } : notFound;
  });
  call('post', '/refunds', (request) => {
    const input = refundSchema.parse(request.body);
    const payment = processor.findPayment({ id: input.payment });
    if (!payment) return notFound;
    const refund = processor.refund(payment, input.amount, input.reference);
    return { status: 201, body: showRefund(refund, payment) };
  });
}

function addSettlements({ processor, settlementRows, call }: Calls): void {
  call('get', '/settlements/:day', (request) => {
    const rows = settlementOf(processor, request.params.day ?? '');
    const { after } = dayQuery.parse(request.query);
    const start = after === undefined ? 0 : rows.findIndex((row) => row.reference === after) + 1;
    const page = rows.slice(start, start + settlementRows);
    const isMore = start + settlementRows < rows.length;
    return {
      body: {
        rows: page.map(({ amount, fee, ...row }) => ({
          ...row,
          amount: amount.minor,
          fee: fee.minor,
          currency: amount.currency,
        })),
        next: isMore ? (page.at(-1)?.reference ?? null) : null,
      },
    };
  });
}

const notFound = { status: 404, body: { error: 'not_found' } };
