import { Router, urlencoded, type Response } from 'express';
import * as z from 'zod';
import { html } from '../page/html';
import { sendPage } from '../page/layout';
import type { SandboxContext } from '../sandbox-provider';
import { readableAmount } from '../processor/amounts';
import {
  coins,
  paidOf,
  satoshiFor,
  type Invoice,
  type Invoices,
  type PullPayment,
} from './invoices';

const actSchema = z.object({ act: z.enum(['exact', 'half', 'over', 'expire', 'leave']) });

interface PageRoutes {
  context: SandboxContext;
  invoices: Invoices;
  base: string;
}

/** Serves the page of an invoice and the page where a person collects a refund. */
export function cryptoPageRoutes({ context, invoices, base }: PageRoutes): Router {
  const router = Router();
  const form = urlencoded({ extended: false });
  router.get(`${base}/i/:id`, (request, response, next) => {
    const invoice = invoices.find(request.params.id);
    if (invoice) sendInvoicePage(response, { context, base, invoice });
    else next();
  });
  router.post(`${base}/i/:id`, form, (request, response, next) => {
    const invoice = invoices.find(request.params.id ?? '');
    const parsed = actSchema.safeParse(request.body);
    if (!invoice || !parsed.success) return next();
    const { act } = parsed.data;
    const missing = Math.max(1, satoshiFor(invoice.amount) - paidOf(invoice));
    const sums = { exact: missing, half: Math.ceil(missing / 2), over: Math.ceil(missing * 1.1) };
    if (act === 'expire') invoices.expire(invoice);
    else if (act !== 'leave') invoices.pay(invoice, sums[act]);
    const isLeft = act !== 'half' && act !== 'expire';
    response.redirect(303, isLeft ? invoice.returnUrl : request.path);
  });
  router.get(`${base}/pull-payments/:id`, (request, response, next) => {
    const pull = invoices.pulls.get(request.params.id);
    if (pull) sendPullPage(response, { context, base, pull });
    else next();
  });
  router.post(`${base}/pull-payments/:id`, form, (request, response, next) => {
    const pull = invoices.pulls.get(request.params.id ?? '');
    if (!pull) return next();
    invoices.claim(pull);
    response.redirect(303, request.path);
  });
  return router;
}

const states: Record<Invoice['state'], string> = {
  New: 'Waiting for coins',
  Processing: 'Waiting for the chain',
  Settled: 'Paid',
  Expired: 'Its time is over',
  Invalid: 'The chain never confirmed it',
};

interface InvoicePage {
  context: SandboxContext;
  base: string;
  invoice: Invoice;
}

function sendInvoicePage(response: Response, { context, base, invoice }: InvoicePage): void {
  const [due, paid] = [satoshiFor(invoice.amount), paidOf(invoice)];
  sendPage(response, {
    title: 'Pay with bitcoin',
    section: '',
    productName: context.productName,
    formTargets: [new URL(invoice.returnUrl).origin],
    body: html`<div class="narrow">
      <div class="head">
        <div>
          <p class="eyebrow">${states[invoice.state]}</p>
          <h1>${readableAmount(invoice.amount)}</h1>
          <p>${invoice.description}</p>
        </div>
      </div>
      <div class="card stack">
        <p>
          Send <code>${coins(Math.max(0, due - paid))} BTC</code> to <code>${invoice.address}</code>
        </p>
        <p>${coins(paid)} BTC of ${coins(due)} have come. Good until ${invoice.expiresAt}.</p>
        <form method="post" action="${base}/i/${invoice.id}">
          <div class="actions">
            <button class="button primary" name="act" value="exact">Send all of it</button>
            <button class="button" name="act" value="half">Send half of it</button>
            <button class="button" name="act" value="over">Send a tenth too much</button>
            <button class="button danger" name="act" value="expire">Let its time be over</button>
            <button class="button ghost" name="act" value="leave">Back to the shop</button>
          </div>
        </form>
      </div>
    </div>`,
  });
}

interface PullPage {
  context: SandboxContext;
  base: string;
  pull: PullPayment;
}

function sendPullPage(response: Response, { context, base, pull }: PullPage): void {
  sendPage(response, {
    title: 'Fetch your refund',
    section: '',
    productName: context.productName,
    body: html`<div class="narrow">
      <div class="head">
        <div>
          <h1>${readableAmount(pull.amount)}</h1>
          <p>${pull.claimedAt ? 'Fetched.' : 'Waits for you to fetch it.'}</p>
        </div>
      </div>
      ${
        !pull.claimedAt &&
        html`<form class="card stack" method="post" action="${base}/pull-payments/${pull.id}">
          <button class="button primary">Send it to my wallet</button>
        </form>`
      }
    </div>`,
  });
}
