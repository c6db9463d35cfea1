import type { Response } from 'express';
import { html } from '../page/html';
import { sendPage } from '../page/layout';
import type { Check } from './checks';

export const ageMethods = ['document', 'face_estimate', 'card'] as const;

const labels: Record<(typeof ageMethods)[number], string> = {
  document: 'Identity document',
  face_estimate: 'Estimate from a picture of the face',
  card: 'Payment card',
};

interface CheckPage {
  productName: string;
  check: Check;
}

/** Sends the page with one form for method and outcome of a check, so that it works without scripts. */
export function sendCheckPage(response: Response, { productName, check }: CheckPage): void {
  sendPage(response, {
    title: 'Age check',
    section: '',
    productName,
    formTargets: [new URL(check.returnUrl).origin],
    body: html`<div class="narrow">
      <div class="head">
        <div>
          <h1>How old are you?</h1>
          <p>
            ${productName} would like to know whether you are 18 or older, and learns nothing else.
          </p>
        </div>
      </div>
      <form class="card stack" method="post" action="/age/pages/${check.page}">
        ${ageMethods.map(
          (method, index) =>
            html`<label class="check">
              <input type="radio" name="method" value="${method}" ${index === 0 && html`checked`} />
              ${labels[method]}
            </label>`,
        )}
        <div class="actions">
          <button class="button primary" name="outcome" value="pass">I am an adult</button>
          <button class="button danger" name="outcome" value="fail">Fail the check</button>
          <button class="button ghost" name="outcome" value="later">Decide later</button>
        </div>
      </form>
    </div>`,
  });
}
