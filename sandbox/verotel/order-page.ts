import type { Response } from 'express';
import { readableAmount } from '../processor/amounts';
import type { CardEntry, CardProblems } from '../processor/card-entry';
import { cardInputs } from '../processor/card-inputs';
import { cardWords } from '../processor/card-words';
import { payHeading } from '../processor/pay-heading';
import { html } from '../page/html';
import { sendPage } from '../page/layout';
import type { SandboxContext } from '../sandbox-provider';
import type { FlexPayOrder } from './flexpay';

const titles: Record<string, string> = {
  en: 'Checkout',
  de: 'Kasse',
  es: 'Pago',
  fr: 'Paiement',
  pt: 'Pagamento',
};

/** The languages of the page; the first one is used if the browser accepts none of them. */
export const orderLanguages = Object.keys(titles);

interface OrderPage {
  context: SandboxContext;
  /** The signed address of the page, to which its form is sent. */
  action: string;
  order: FlexPayOrder;
  language: string;
  problems: CardProblems;
  entry: CardEntry;
}

/** Sends the page on which an order is paid by card; its form needs no script. */
export function sendOrderPage(response: Response, page: OrderPage): void {
  const { context, action, order, problems, entry } = page;
  const { language, words } = cardWords(page.language);
  const title = titles[language] ?? '';
  const amount = { minor: order.priceAmount, currency: order.priceCurrency };
  const { successURL, declineURL, description } = order;
  sendPage(response, {
    title,
    section: '',
    language,
    productName: context.productName,
    status: Object.keys(problems).length > 0 ? 422 : 200,
    formTargets: [new URL(successURL).origin, new URL(declineURL).origin],
    body: html`<div class="narrow">
      ${payHeading({ title, shop: new URL(successURL).host, description, amount })}
      <form class="card stack" method="post" action="${action}" novalidate>
        ${cardInputs({ fields: ['number', 'expiry', 'cvc', 'holder'], words, problems, entry })}
        <div class="actions">
          <button class="button primary" name="act" value="card">
            ${words.pay.replace('{amount}', readableAmount(amount))}
          </button>
          <button class="button ghost" name="act" value="cancel">${words.cancel}</button>
        </div>
      </form>
    </div>`,
  });
}

/** Sends the page for an address that the website did not sign. */
export function sendUnsigned(response: Response, { productName }: SandboxContext): void {
  sendPage(response, {
    title: 'Not signed',
    section: '',
    productName,
    status: 400,
    body: html`<div class="card empty">
      <h1>This order is not valid</h1>
      <p>Its address is not signed by the shop, or lacks a parameter.</p>
    </div>`,
  });
}
