import { Router, type Request } from 'express';
import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import type { SandboxContext } from '../sandbox-provider';
import { answerCall } from '../processor/answer-call';
import type { CardProcessor } from '../processor/card-processor';
import type { PaymentRow } from '../processor/rows';
import { settlementOf } from '../processor/settlement';
import { requireSignature, type Merchant } from '../processor/signed-requests';
import { settledHead, settledLine, showCard, showPayment, showRefund } from './hosted-dialect';

const url = z.url({ protocol: /^https?$/ });
const reference = z.string().min(1).max(100);
const money = {
  amount: z
    .string()
    .regex(/^\d{1,8}\.\d\d$/)
    .transform((text) => Number(text.replace('.', ''))),
  currency: z.enum(['usd', 'eur']).transform((code) => code.toUpperCase()),
};

const checkoutSchema = z.object({
  merchant_reference: reference,
  ...money,
  description: z.string().max(200),
  email: z.email(),
  return_url: url,
  expires_at: z.iso.datetime(),
  wallet: z.enum(['applepay', 'googlepay']).optional(),
  card_id: z.string().optional(),
  save_card: z.boolean().default(false),
  locale: z.string().max(20).default('en'),
});
const chargeSchema = z.object({
  merchant_reference: reference,
  ...money,
  description: z.string().max(200),
  card_id: z.string(),
  cvc_token: z.string().optional(),
  initiator: z.enum(['customer', 'merchant']),
  return_url: url,
});
const formSchema = z.object({
  merchant_reference: reference,
  card_id: z.string(),
  email: z.email(),
  return_url: url,
  locale: z.string().max(20).default('en'),
});
const refundSchema = z.object({ merchant_reference: reference, payment_id: z.string(), ...money });

interface HostedApi {
  context: SandboxContext;
  processor: CardProcessor;
  merchant: Merchant;
  base: string;
}

interface Calls extends HostedApi {
  call(
    method: 'get' | 'post' | 'delete',
    path: string,
    work: (request: Request) => { status?: number; body?: object },
  ): void;
  /** Returns the address of a path below the processor's own. */
  here(request: Request, path: string): string;
}

/**
 * Serves /hosted/v1/… for the merchant, whose requests are all signed. A reference is an idempotency key.
 */
export function hostedApi(api: HostedApi): Router {
  const { context, merchant, base } = api;
  const router = Router();
  const v1 = `${base}/v1`;
  router.use(v1, requireSignature(merchant));
  const call: Calls['call'] = (method, path, work) =>
    router[method](`${v1}${path}`, async (request, response) => {
      await answerCall(context, 'hosted', {
        request,
        response,
        work: () => work(request),
      });
    });
  const here = (request: Request, path: string) =>
    `${request.protocol}://${request.get('host')}${base}${path}`;
  const calls = { ...api, call, here };
  addCheckouts(calls);
  addPaymentCalls(calls);
  addCardCalls(calls);
  return router;
}

function addCheckouts({ processor, call, here }: Calls): void {
  call('post', '/checkouts', (request) => {
    const input = checkoutSchema.parse(request.body);
    const wallet = { applepay: 'APPLEPAY', googlepay: 'GOOGLEPAY' } as const;
    const { payment, isNew } = processor.begin({
      reference: input.merchant_reference,
      amount: { minor: input.amount, currency: input.currency },
      kind: 'initial',
      description: input.description,
      returnUrl: input.return_url,
      registrationId: input.card_id ?? null,
      expiresAt: input.expires_at,
      page: {
        secret: randomBytes(24).toString('base64url'),
        email: input.email,
        locale: input.locale,
        wallet: input.wallet ? wallet[input.wallet] : null,
        savesCard: input.save_card,
      },
    });
    return {
      status: isNew ? 201 : 200,
      body: {
        payment_id: payment.id,
        merchant_reference: payment.reference,
        page_url: here(request, `/pay/${payment.page?.secret ?? ''}`),
      },
    };
  });
}

function addPaymentCalls({ processor, call, here }: Calls): void {
  const shown = (request: Request, payment: PaymentRow) => ({
    ...showPayment(payment, processor.registrations.get(payment.registrationId ?? '')),
    ...(payment.state === 'pending' &&
      payment.challenge && { action_url: here(request, `/3ds/${payment.challenge}`) }),
  });

  call('post', '/charges', (request) => {
    const input = chargeSchema.parse(request.body);
    const { payment, isNew } = processor.begin({
      reference: input.merchant_reference,
      amount: { minor: input.amount, currency: input.currency },
      kind: input.initiator === 'merchant' ? 'rebill' : 'initial',
      description: input.description,
      returnUrl: input.return_url,
    });
    const charged = isNew ? processor.charge(payment, input.card_id, input.cvc_token) : payment;
    return { status: isNew ? 201 : 200, body: shown(request, charged) };
  });
  call('get', '/payments', (request) => {
    const { merchant_reference: name } = z
      .object({ merchant_reference: reference })
      .parse(request.query);
    const payment = processor.findPayment({ reference: name });
    return payment ? { body: shown(request, payment) } : notFound;
  });
  call('post', '/refunds', (request) => {
    const input = refundSchema.parse(request.body);
    const payment = processor.findPayment({ id: input.payment_id });
    if (!payment) return notFound;
    const amount = { minor: input.amount, currency: input.currency };
    const refund = processor.refund(payment, amount, input.merchant_reference);
    return { status: 201, body: showRefund(refund, payment) };
  });
  call('get', '/reports/:day', (request) => {
    const rows = settlementOf(processor, request.params.day ?? '').map(settledLine);
    return { body: { format: 'csv', report: [settledHead, ...rows].join('\n') } };
  });
}

/** Adds the calls for stored cards and for the forms in which their codes are entered. */
function addCardCalls({ processor, call, here }: Calls): void {
  call('post', '/forms', (request) => {
    const input = formSchema.parse(request.body);
    const form = processor.forms.open({
      reference: input.merchant_reference,
      email: input.email,
      returnUrl: input.return_url,
      purpose: 'cvc',
      registrationId: input.card_id,
      locale: input.locale,
    });
    return {
      status: 201,
      body: {
        secret: form.secret,
        script_url: here(request, '/fields.js'),
        frame_url: here(request, `/frame/${form.id}`),
        page_url: here(request, `/pages/${form.secret}`),
        expires_at: form.expiresAt,
      },
    };
  });
  call('get', '/cards/:id', (request) => {
    const card = processor.findRegistration(request.params.id ?? '');
    return card ? { body: showCard(card) } : notFound;
  });
  call('delete', '/cards/:id', (request) => {
    processor.forget(request.params.id ?? '');
    return { status: 204 };
  });
}

const notFound = { status: 404, body: { error: 'not_found' } };
