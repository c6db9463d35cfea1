import { json, Router, urlencoded, type Request } from 'express';
import * as z from 'zod';
import type { SandboxContext } from '../sandbox-provider';
import { answerControl, found } from './answer-control';
import type { CardProcessor } from './card-processor';
import { sendProcessorPage } from './processor-page';
import type { PaymentRow } from './rows';
import { deliverMany, deliverySchema, webhookUrlSchema } from './webhook-control';
import type { Webhooks } from './webhooks';

interface ControlRoutes {
  context: SandboxContext;
  processor: CardProcessor;
  webhooks: Webhooks;
  base: string;
  title: string;
}

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const amountSchema = z.coerce.number().int().positive();
const ofPayment = z.object({
  /** The id of the payment, the processor's or the merchant's. */
  payment: z.string().min(1),
  /** Minor units; the whole amount if undefined. */
  amount: optional(amountSchema),
  reason: optional(z.string().min(1).max(60)),
});
const cardChange = z.object({
  last4: optional(z.string().regex(/^\d{4}$/)),
  expiresOn: optional(z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)),
});
const outcomeSchema = z.object({ outcome: z.enum(['completed', 'failed', 'expired']) });

/**
 * Serves the acts of a processor's staff, banks and time: a page of forms for people, the same calls
 * with JSON for tests. `sandbox/CONTEXT.md` lists them.
 */
export function processorControlRoutes(options: ControlRoutes): Router {
  const { processor, webhooks, base } = options;
  const router = Router();
  router.use(`${base}/control`, json(), urlencoded({ extended: false }));
  router.get(`${base}/control`, (_request, response) => sendProcessorPage(response, options));
  router.get(`${base}/control/state.json`, (_request, response) => {
    response.json(stateOf(options));
  });
  const act = (path: string, work: (request: Request) => unknown) =>
    router.post(`${base}/control/${path}`, async (request, response) => {
      await answerControl(request, response, { base, work });
    });
  const payment = (name: string): PaymentRow =>
    found(processor.findPayment({ id: name, reference: name }));
  const registration = (request: Request) =>
    found(processor.findRegistration(request.params.id ?? ''));

  act('webhook', (request) => {
    webhooks.url = webhookUrlSchema.parse(request.body).url;
    return { webhookUrl: webhooks.url };
  });
  act('chargebacks', (request) => {
    const input = ofPayment.parse(request.body);
    return processor.chargeBack(payment(input.payment), {
      ...(input.amount !== undefined && { amount: input.amount }),
      ...(input.reason !== undefined && { reason: input.reason }),
    });
  });
  act('chargebacks/:id/reverse', (request) =>
    processor.reverse(found(processor.chargebacks.get(request.params.id ?? ''))),
  );
  act('refunds', (request) => {
    const input = ofPayment.parse(request.body);
    const of = payment(input.payment);
    const minor = input.amount ?? of.amount.minor - of.refunded;
    return processor.refund(of, { ...of.amount, minor });
  });
  act('payments/:id/end', (request) => {
    const { outcome } = outcomeSchema.parse(request.body);
    const decline = outcome === 'failed' ? 'do-not-honour' : null;
    return processor.change(payment(request.params.id ?? ''), { state: outcome, decline });
  });
  act('registrations/:id/update', (request) => {
    const { last4, expiresOn } = cardChange.parse(request.body);
    return processor.updateCard(registration(request), {
      ...(last4 !== undefined && { last4 }),
      ...(expiresOn !== undefined && { expiresOn }),
    });
  });
  act('registrations/:id/expire', (request) => processor.expireCard(registration(request)));
  act('events/:id/deliver', async (request) => ({
    status: await webhooks.deliver(found(webhooks.events.get(request.params.id ?? ''))),
  }));
  act('deliver', (request) => deliverMany(webhooks, deliverySchema.parse(request.body)));
  return router;
}

const stateOf = ({ processor, webhooks }: ControlRoutes): object => ({
  payments: processor.payments.list(),
  registrations: processor.registrations.list(),
  refunds: processor.refunds.list(),
  chargebacks: processor.chargebacks.list(),
  events: webhooks.events.list(),
  webhookUrl: webhooks.url ?? null,
});
