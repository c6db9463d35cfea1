import type { Response } from 'express';
import { html, type Markup } from '../page/html';
import { sendPage } from '../page/layout';
import type { SandboxContext } from '../sandbox-provider';
import { readableAmount } from '../processor/amounts';
import type { CardEntry, CardProblems } from '../processor/card-entry';
import { cardInputs } from '../processor/card-inputs';
import { cardWords } from '../processor/card-words';
import type { PaymentRow, RegistrationRow } from '../processor/rows';
import { hostedWords } from './hosted-words';

const walletNames = { APPLEPAY: 'Apple Pay', GOOGLEPAY: 'Google Pay' };

interface PayPage {
  context: SandboxContext;
  base: string;
  payment: PaymentRow;
  /** A stored card that is offered first. */
  saved: RegistrationRow | undefined;
  problems: CardProblems;
  entry: CardEntry;
}

/** Sends the page for payment by card or wallet; its forms need no script. */
export function sendPayPage(response: Response, page: PayPage): void {
  const { context, base, payment, saved, problems, entry } = page;
  const locale = payment.page?.locale ?? 'en';
  const { language, words } = cardWords(locale);
  const own = hostedWords(language);
  const action = `${base}/pay/${payment.page?.secret ?? ''}`;
  sendPage(response, {
    title: own.title,
    section: '',
    language,
    productName: context.productName,
    status: Object.keys(problems).length > 0 ? 422 : 200,
    formTargets: [new URL(payment.returnUrl ?? '').origin],
    body: html`<div class="narrow">
      ${heading(own.title, payment)}
      <form class="card stack" method="post" action="${action}">
        ${Object.entries(walletNames).map(
          ([wallet, name]) =>
            html`<button class="button" name="act" value="${wallet}">
              ${own.payWith.replace('{wallet}', name)}
            </button>`,
        )}
      </form>
      ${saved && savedForm({ action, saved, problems, words, pay: own.pay })}
      <form class="card stack" method="post" action="${action}" novalidate>
        ${cardInputs({
          fields: ['number', 'expiry', 'cvc', 'holder'],
          words,
          problems: saved ? {} : problems,
          entry,
        })}
        ${payment.page?.savesCard && html`<p>${own.kept}</p>`}
        <div class="actions">
          <button class="button primary" name="act" value="card">
            ${own.pay.replace('{amount}', readableAmount(payment.amount))}
          </button>
          <button class="button ghost" name="act" value="cancel">${words.cancel}</button>
        </div>
      </form>
    </div>`,
  });
}

interface SavedForm {
  action: string;
  saved: RegistrationRow;
  problems: CardProblems;
  words: ReturnType<typeof cardWords>['words'];
  pay: string;
}

function savedForm({ action, saved, problems, words }: SavedForm): Markup {
  return html`<form class="card stack" method="post" action="${action}" novalidate>
    <strong>**** **** **** ${saved.card.last4}</strong>
    <span>${saved.card.holder}</span>
    ${cardInputs({ fields: ['cvc'], words, problems, entry: {}, prefix: 'saved-' })}
    <div class="actions">
      <button class="button primary" name="act" value="saved">${words.carryOn}</button>
    </div>
  </form>`;
}

interface WalletPage {
  context: SandboxContext;
  base: string;
  payment: PaymentRow;
  wallet: keyof typeof walletNames;
}

/** Sends the wallet's own sheet. */
export function sendWalletPage(
  response: Response,
  { context, base, payment, wallet }: WalletPage,
): void {
  const { language, words } = cardWords(payment.page?.locale ?? 'en');
  const own = hostedWords(language);
  const title = walletNames[wallet];
  sendPage(response, {
    title,
    section: '',
    language,
    productName: context.productName,
    formTargets: [new URL(payment.returnUrl ?? '').origin],
    body: html`<div class="narrow">
      ${heading(title, payment)}
      <form class="card stack" method="post" action="${base}/pay/${payment.page?.secret ?? ''}">
        <input type="hidden" name="wallet" value="${wallet}" />
        <div class="actions">
          <button class="button primary" name="act" value="confirm">
            ${own.pay.replace('{amount}', readableAmount(payment.amount))}
          </button>
          <button class="button danger" name="act" value="decline">${own.decline}</button>
          <button class="button ghost" name="act" value="cancel">${words.cancel}</button>
        </div>
      </form>
    </div>`,
  });
}

function heading(title: string, payment: PaymentRow): Markup {
  return html`<div class="head">
    <div>
      <p class="eyebrow">${new URL(payment.returnUrl ?? '').host}</p>
      <h1>${title}</h1>
      <p>${payment.description} · ${readableAmount(payment.amount)}</p>
    </div>
  </div>`;
}
