import { html, type Markup } from '../page/html';
import { readableAmount } from './amounts';
import type { SandboxMoney } from './rows';

interface PayHeading {
  title: string;
  /** The host of the shop. */
  shop: string;
  description: string;
  amount: SandboxMoney;
}

/** Renders the heading of a page on which something is paid. */
export const payHeading = ({ title, shop, description, amount }: PayHeading): Markup =>
  html`<div class="head">
    <div>
      <p class="eyebrow">${shop}</p>
      <h1>${title}</h1>
      <p>${description} · ${readableAmount(amount)}</p>
    </div>
  </div>`;
