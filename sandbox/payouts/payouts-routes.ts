import { json, Router, urlencoded, type Request, type Response } from 'express';
import * as z from 'zod';
import { html, type Markup } from '../page/html';
import { sendPage } from '../page/layout';
import { readableAmount } from '../processor/amounts';
import { answerCall } from '../processor/answer-call';
import { answerControl, found } from '../processor/answer-control';
import { requireSignature, type Merchant } from '../processor/signed-requests';
import { deliverMany, deliverySchema, webhookUrlSchema } from '../processor/webhook-control';
import type { Webhooks } from '../processor/webhooks';
import type { SandboxContext } from '../sandbox-provider';
import type { Payouts, SandboxPayout } from './payouts';

interface Shared {
  context: SandboxContext;
  payouts: Payouts;
  webhooks: Webhooks;
  base: string;
  title: string;
}

const bodySchema = z.object({
  reference: z.string().min(8).max(100),
  amount: z.object({ value: z.number().int().positive(), currency: z.string().length(3) }),
  to: z.looseObject({
    kind: z.enum(['bank_payout', 'crypto_payout']),
    account: z.string().optional(),
    address: z.string().optional(),
  }),
  description: z.string().max(140),
});
const outcomeSchema = z.object({
  outcome: z.enum(['paid', 'failed', 'reversed', 'cancelled']),
  reason: z.string().max(200).optional(),
});

/** Returns a payout as the API answers it. */
export const showPayout = ({ id, reference, state, reason }: SandboxPayout): object => ({
  id,
  reference,
  state,
  reason,
});

/** Serves the API for the merchant, whose requests are signed. */
export function payoutsApi({ context, payouts, base, merchant }: Shared & { merchant: Merchant }) {
  const router = Router();
  router.use(`${base}/v1`, ...requireSignature(merchant));
  const answer = (request: Request, response: Response, work: () => object) =>
    answerCall(context, 'payouts', { request, response, work: () => ({ body: work() }) });
  const ofReference = ({ params: { reference = '' } }: Request) =>
    found(payouts.table.byReference(reference));

  router.post(`${base}/v1/payouts`, async (request, response) => {
    await answer(request, response, () => {
      const { amount, to, ...input } = bodySchema.parse(request.body);
      return showPayout(
        payouts.take({
          ...input,
          amount: { minor: amount.value, currency: amount.currency },
          to: to.account ?? to.address ?? '',
        }),
      );
    });
  });
  router.get(`${base}/v1/payouts/:reference`, async (request, response) => {
    await answer(request, response, () => showPayout(ofReference(request)));
  });
  router.post(`${base}/v1/payouts/:reference/cancel`, async (request, response) => {
    await answer(request, response, () => {
      const payout = ofReference(request);
      const isOpen = payout.state === 'pending';
      return showPayout(isOpen ? payouts.change(payout, 'cancelled', 'Cancelled') : payout);
    });
  });
  return router;
}

/** Serves the acts of banks and of time: a page of forms for people, the same calls with JSON for tests. */
export function payoutsControl(options: Shared): Router {
  const { payouts, webhooks, base } = options;
  const router = Router();
  router.use(`${base}/control`, json(), urlencoded({ extended: false }));
  router.get(`${base}/control`, (_request, response) => sendControlPage(response, options));
  router.get(`${base}/control/state.json`, (_request, response) => {
    response.json({
      payouts: payouts.table.list(),
      events: webhooks.events.list(),
      webhookUrl: webhooks.url ?? null,
    });
  });
  const act = (path: string, work: (request: Request) => unknown) =>
    router.post(`${base}/control/${path}`, async (request, response) => {
      await answerControl(request, response, { base, work });
    });
  act('webhook', (request) => {
    webhooks.url = webhookUrlSchema.parse(request.body).url;
    return { webhookUrl: webhooks.url };
  });
  act('payouts/:id/end', ({ params: { id = '' }, body }) => {
    const { outcome, reason } = outcomeSchema.parse(body);
    const payout = found(payouts.table.get(id) ?? payouts.table.byReference(id));
    const why = reason ?? (outcome === 'paid' ? null : 'The bank said the account name differs');
    return showPayout(payouts.change(payout, outcome, why));
  });
  act('events/:id/deliver', async (request) => ({
    status: await webhooks.deliver(found(webhooks.events.get(request.params.id ?? ''))),
  }));
  act('deliver', (request) => deliverMany(webhooks, deliverySchema.parse(request.body)));
  return router;
}

const shownRows = 20;

function sendControlPage(response: Response, { context, payouts, webhooks, base, title }: Shared) {
  sendPage(response, {
    title,
    section: '',
    productName: context.productName,
    body: html`<div class="head">
        <div>
          <h1>${title}</h1>
          <p>What banks and chains may do to a payout. No money moves.</p>
        </div>
      </div>
      <div class="sections">
        <section class="card stack">
          <h2>Payouts</h2>
          <ul class="list">
            ${payouts.table
              .list()
              .slice(-shownRows)
              .toReversed()
              .map((payout) => payoutRow(base, payout))}
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
                    <form method="post" action="${base}/control/events/${id}/deliver">
                      <button class="button">Tell it again</button>
                    </form>
                  </li>`,
              )}
          </ul>
        </section>
      </div>`,
  });
}

function payoutRow(base: string, { id, amount, to, state, reason }: SandboxPayout): Markup {
  const button = (outcome: string, label: string) =>
    html`<form method="post" action="${base}/control/payouts/${id}/end">
      <input type="hidden" name="outcome" value="${outcome}" />
      <button class="button">${label}</button>
    </form>`;
  return html`<li class="stack">
    <strong>${readableAmount(amount)} to …${to.slice(-4)}, ${state}</strong>
    <span>${reason ?? ''}</span>
    <div class="actions">
      ${
        state === 'pending' && [
          button('paid', 'Pay it'),
          button('failed', 'Let it fail'),
          button('cancelled', 'Cancel it'),
        ]
      }
      ${state === 'paid' && button('reversed', 'Send it back')}
    </div>
  </li>`;
}
