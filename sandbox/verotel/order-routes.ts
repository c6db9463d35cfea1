import { Router, urlencoded, type Request, type Response } from 'express';
import * as z from 'zod';
import { answerCall } from '../processor/answer-call';
import { decimalAmount } from '../processor/amounts';
import { readCard, type CardEntry } from '../processor/card-entry';
import type { CardProcessor } from '../processor/card-processor';
import { nextAddress } from '../processor/next-address';
import type { PaymentRow } from '../processor/rows';
import type { SandboxContext } from '../sandbox-provider';
import { orderSchema, readSigned, type FlexPayOrder, type FlexPayShop } from './flexpay';
import { orderLanguages, sendOrderPage, sendUnsigned } from './order-page';

interface OrderRoutes {
  context: SandboxContext;
  processor: CardProcessor;
  shop: FlexPayShop;
  base: string;
}

const typed = z.string().max(100).default('');
const paySchema = z.object({
  act: z.enum(['card', 'cancel']),
  number: typed,
  expiry: typed,
  cvc: typed,
  holder: typed,
});

/**
 * Serves the order page behind a signed link, and the status of a sale. A sale exists only once a card was
 * charged; a reference is sold once.
 */
export function orderRoutes(options: OrderRoutes): Router {
  const { context, processor, shop, base } = options;
  const router = Router();

  router.get(`${base}/startorder`, (request, response) => {
    const order = findOrder(request, shop);
    const sale = order && processor.findPayment({ reference: order.referenceID });
    context.records.add('verotel', null, { path: request.path, body: order }).outcome = 'answered';
    if (!order) sendUnsigned(response, context);
    else if (sale) response.redirect(303, nextAddress(sale, base));
    else showPage({ request, response, context, order });
  });

  router.post(`${base}/startorder`, urlencoded({ extended: false }), (request, response) => {
    const order = findOrder(request, shop);
    const parsed = paySchema.safeParse(request.body);
    if (!order || !parsed.success) return sendUnsigned(response, context);
    const { act, ...entry } = parsed.data;
    const sale = processor.findPayment({ reference: order.referenceID });
    if (sale) return response.redirect(303, nextAddress(sale, base));
    if (act === 'cancel') return response.redirect(303, order.declineURL);
    const read = readCard(entry, { now: context.clock.now(), holder: true });
    if ('problems' in read) return showPage({ request, response, context, order, entry, ...read });
    const card = processor.addRegistration(read.card, { isTransient: true });
    const charged = processor.charge(begin(processor, order), card.id);
    response.redirect(303, nextAddress(charged, base));
  });

  router.get(`${base}/salestatus`, async (request, response) => {
    await answerCall(context, 'verotel', {
      request,
      response,
      work: () => ({ body: statusOf(request, options) }),
    });
  });
  return router;
}

/** Returns the order of a signed address; null if it is not valid. */
function findOrder(request: Request, shop: FlexPayShop): FlexPayOrder | null {
  const parameters = readSigned(request.originalUrl, shop);
  return parameters && (orderSchema.safeParse(parameters).data ?? null);
}

interface Shown {
  request: Request;
  response: Response;
  context: SandboxContext;
  order: FlexPayOrder;
  problems?: Parameters<typeof sendOrderPage>[1]['problems'];
  entry?: CardEntry;
}

function showPage({ request, response, context, order, problems = {}, entry = {} }: Shown): void {
  const [fallback = 'en'] = orderLanguages;
  const language = request.acceptsLanguages(orderLanguages) || fallback;
  const action = request.originalUrl;
  sendOrderPage(response, { context, action, order, language, problems, entry });
}

const begin = (processor: CardProcessor, order: FlexPayOrder): PaymentRow =>
  processor.begin({
    reference: order.referenceID,
    amount: { minor: order.priceAmount, currency: order.priceCurrency },
    kind: 'initial',
    description: order.description,
    returnUrl: order.successURL,
    declineUrl: order.declineURL,
  }).payment;

const results: Record<PaymentRow['state'], string> = {
  completed: 'APPROVED',
  pending: 'PENDING',
  failed: 'DECLINED',
  expired: 'EXPIRED',
};

/** Returns the state of a sale as lines of `name: value`. */
function statusOf(request: Request, { processor, shop }: OrderRoutes): string {
  const parameters = readSigned(request.originalUrl, shop);
  if (!parameters) return linesOf({ response: 'ERROR', error: 'signature' });
  const sale = processor.findPayment({ reference: parameters.referenceID ?? '' });
  if (!sale) return linesOf({ response: 'NOTFOUND' });
  return linesOf({
    response: 'FOUND',
    shopID: shop.shop,
    saleID: sale.id,
    referenceID: sale.reference,
    saleResult: results[sale.state],
    paymentMethod: 'CC',
    priceAmount: decimalAmount(sale.amount),
    priceCurrency: sale.amount.currency,
    createdOn: sale.createdAt.slice(0, 19).replace('T', ' '),
  });
}

const linesOf = (fields: Record<string, string>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
