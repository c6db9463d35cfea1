import type { Response } from 'express';
import * as z from 'zod';
import { html, type Markup } from '../page/html';
import { sendPage } from '../page/layout';
import { personas } from './persona';

export const authorizationSchema = z.object({
  response_type: z.literal('code'),
  client_id: z.string().min(1),
  redirect_uri: z.url({ protocol: /^https?$/ }),
  state: z.string().min(8),
  code_challenge: z.string().min(43),
  code_challenge_method: z.literal('S256'),
  nonce: z.string().max(255).optional(),
});
type AuthorizationRequest = z.infer<typeof authorizationSchema>;

interface AuthorizePage {
  productName: string;
  provider: string;
  request: AuthorizationRequest;
}

/** Sends the page that offers the personas. Every answer is a form, so it works without scripts. */
export function sendAuthorizePage(
  response: Response,
  { productName, provider, request }: AuthorizePage,
): void {
  const name = provider.charAt(0).toUpperCase() + provider.slice(1);
  const form = (fields: Markup) =>
    html`<form method="post" action="/social/${provider}/authorize">
      ${Object.entries(request).map(
        ([field, value]) => html`<input type="hidden" name="${field}" value="${value}" />`,
      )}
      ${fields}
    </form>`;
  sendPage(response, {
    title: `Sign in with ${name}`,
    section: '',
    productName,
    formTargets: [new URL(request.redirect_uri).origin],
    body: html`<div class="narrow">
      <div class="head">
        <div>
          <h1>Sign in with ${name}</h1>
          <p>
            ${productName} would like to know who you are: your address, and whether ${name} has
            verified it.
          </p>
        </div>
      </div>
      <ul class="card list">
        ${personas.map(
          (persona) =>
            html`<li>
              ${form(
                html`<input type="hidden" name="email" value="${persona.email}" />
                  ${persona.isVerified && html`<input type="hidden" name="isVerified" value="on" />`}
                  <button class="row">
                    <strong>Continue as ${persona.name}</strong>
                    <span>${persona.email}, ${persona.note}</span>
                  </button>`,
              )}
            </li>`,
        )}
      </ul>
      <h2>Somebody else</h2>
      ${form(
        html`<div class="card stack">
          <div class="field">
            <label for="email">E-mail</label>
            <input id="email" name="email" type="email" autocomplete="off" />
          </div>
          <label class="check"><input type="checkbox" name="isVerified" checked /> Verified</label>
          <button class="button primary" name="answer" value="continue">Continue</button>
        </div>`,
      )}
      ${form(html`<button class="button ghost" name="answer" value="cancel">Cancel</button>`)}
    </div>`,
  });
}
