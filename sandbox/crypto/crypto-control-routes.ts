import { json, Router, urlencoded, type Request, type Response } from 'express';
import * as z from 'zod';
import { html, type Markup } from '../page/html';
import { sendPage } from '../page/layout';
import type { SandboxContext } from '../sandbox-provider';
import { readableAmount } from '../processor/amounts';
import { answerControl, found } from '../processor/answer-control';
import { deliverMany, deliverySchema, webhookUrlSchema } from '../processor/webhook-control';
import type { Webhooks } from '../processor/webhooks';
import type { StorePayouts } from './store-payouts';
import { satoshiFor, type Invoice, type Invoices } from './invoices';

interface ControlRoutes {
  context: SandboxContext;
  invoices: Invoices;
  payouts: StorePayouts;
  webhooks: Webhooks;
  base: string;
  title: string;
}

const paySchema = z.object({
  /** Minor units of the invoice's currency; the whole amount if undefined. */
  amount: z.coerce.number().int().positive().optional(),
  /** True if the payment stays unconfirmed until a test confirms it. */
  waits: z.stringbool().or(z.boolean()).default(false),
});

const payoutOutcomeSchema = z.object({ outcome: z.enum(['paid', 'cancelled']) });

/** Serves the acts of payers, the chain and time; `sandbox/CONTEXT.md` lists the calls. */
export function cryptoControlRoutes(options: ControlRoutes): Router {
  const { invoices, payouts, webhooks, base } = options;
  const router = Router();
  router.use(`${base}/control`, json(), urlencoded({ extended: false }));
  router.get(`${base}/control`, (_request, response) => sendControlPage(response, options));
  router.get(`${base}/control/state.json`, (_request, response) => {
    response.json({
      invoices: invoices.list(),
      pulls: invoices.pulls.list(),
      payouts: payouts.table.list(),
      events: webhooks.events.list(),
      webhookUrl: webhooks.url ?? null,
    });
  });
  const act = (path: string, work: (request: Request) => unknown) =>
    router.post(`${base}/control/${path}`, async (request, response) => {
      await answerControl(request, response, { base, work });
    });
  const invoice = ({ params: { id = '' } }: Request): Invoice =>
    found(invoices.find(id) ?? invoices.list(id).at(-1));

  act('webhook', (request) => {
    webhooks.url = webhookUrlSchema.parse(request.body).url;
    return { webhookUrl: webhooks.url };
  });
  act('invoices/:id/pay', (request) => {
    const of = invoice(request);
    const { amount = of.amount.minor, waits } = paySchema.parse(request.body);
    return invoices.pay(of, satoshiFor({ ...of.amount, minor: amount }), { waits });
  });
  act('invoices/:id/confirm', (request) => invoices.confirm(invoice(request)));
  act('invoices/:id/invalidate', (request) => invoices.confirm(invoice(request), false));
  act('invoices/:id/expire', (request) => invoices.expire(invoice(request)));
  act('pulls/:id/claim', (request) =>
    invoices.claim(found(invoices.pulls.get(request.params.id ?? ''))),
  );
  act('payouts/:id/end', ({ params: { id = '' }, body }) => {
    const { outcome } = payoutOutcomeSchema.parse(body);
    const payout = found(
      payouts.table.get(id) ??
        payouts.table.list().find(({ metadata }) => metadata['nocturnePayout'] === id),
    );
    return payouts.change(payout, outcome === 'paid' ? 'Completed' : 'Cancelled');
  });
  act('events/:id/deliver', async (request) => ({
    status: await webhooks.deliver(found(webhooks.events.get(request.params.id ?? ''))),
  }));
  act('deliver', (request) => deliverMany(webhooks, deliverySchema.parse(request.body)));
  return router;
}

const shownRows = 20;

function sendControlPage(
  response: Response,
  { context, invoices, webhooks, base, title }: ControlRoutes,
) {
  sendPage(response, {
    title,
    section: '',
    productName: context.productName,
    body: html`<div class="head">
        <div>
          <h1>${title}</h1>
          <p>What payers, the chain and time may do to an invoice. No coin moves.</p>
        </div>
      </div>
      <div class="sections">
        <section class="card stack">
          <h2>Invoices</h2>
          <ul class="list">
            ${invoices
              .list()
              .slice(-shownRows)
              .toReversed()
              .map((invoice) => invoiceRow(base, invoice))}
          </ul>
        </section>
        <section class="card stack">
          <h2>Webhooks</h2>
          <ul class="list">
            ${webhooks.events
              .list()
              .slice(-shownRows)
              .toReversed()
              .map(
                ({ id, type, state, attempts }) =>
                  html`<li class="stack">
                    <strong>${type}, ${state}</strong>
                    <span>${attempts} times told</span>
                    ${button(`${base}/control/events/${id}/deliver`, 'Tell it again')}
                  </li>`,
              )}
          </ul>
        </section>
      </div>`,
  });
}

const button = (path: string, label: string): Markup =>
  html`<form method="post" action="${path}"><button class="button">${label}</button></form>`;

function invoiceRow(base: string, { id, reference, amount, state, extra }: Invoice): Markup {
  const at = `${base}/control/invoices/${id}`;
  return html`<li class="stack">
    <strong>${readableAmount(amount)}, ${state}${extra !== 'None' && ` (${extra})`}</strong>
    <code>${reference}</code>
    <div class="actions">
      <a class="button" href="${base}/i/${id}">Its page</a>
      ${button(`${at}/pay`, 'Pay it')}
      ${
        state === 'Processing' && [
          button(`${at}/confirm`, 'Confirm'),
          button(`${at}/invalidate`, 'Never confirm'),
        ]
      }
      ${state === 'New' && button(`${at}/expire`, 'Let it expire')}
    </div>
  </li>`;
}
