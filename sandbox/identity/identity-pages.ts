import type { Response } from 'express';
import { html } from '../page/html';
import { sendPage } from '../page/layout';
import { base, title, type Parts } from './parts';
import type { IdentitySession } from './sessions';

const shownRows = 20;

/** Sends the page of one session: a form whose buttons decide it. */
export function sendSessionPage(
  response: Response,
  { productName, session }: { productName: string; session: IdentitySession },
): void {
  const isOpen = session.decision === null || session.decision === 'review';
  const button = (decision: string, label: string, kind: string) =>
    html`<button class="button ${kind}" name="decision" value="${decision}">${label}</button>`;
  sendPage(response, {
    title,
    section: '',
    productName,
    formTargets: [new URL(session.callback).origin],
    body: html`<div class="narrow">
      <div class="head">
        <div>
          <h1>Who are you?</h1>
          <p>
            A real provider asks for a document and a picture of your face here. This one takes your
            word, and tells ${productName} that you are ${session.person.firstName}
            ${session.person.lastName}.
          </p>
        </div>
      </div>
      ${
        isOpen
          ? html`<form class="card stack" method="post" action="${base}/pages/${session.page}">
              <div class="actions">
                ${button('approve', 'Document and face match', 'primary')}
                ${button('photo', 'The pictures are too dark', 'danger')}
                ${button('document', 'The document is not accepted', 'danger')}
                ${button('review', 'Somebody looks at it', 'ghost')}
                ${button('abort', 'Stop', 'ghost')}
                ${button('withdraw', 'Take back my consent', 'ghost')}
              </div>
            </form>`
          : html`<div class="card empty">
              <h2>This check is over</h2>
              <a class="button" href="${session.callback}">Back to ${productName}</a>
            </div>`
      }
    </div>`,
  });
}

/** Sends the page with the newest sessions and webhooks, and what staff and time may do to them. */
export function sendControlPage(response: Response, { context, sessions, webhooks }: Parts): void {
  const act = (path: string, label: string, decision?: string) =>
    html`<form method="post" action="${base}/control/${path}">
      ${decision && html`<input type="hidden" name="decision" value="${decision}" />`}
      <button class="button">${label}</button>
    </form>`;
  sendPage(response, {
    title,
    section: '',
    productName: context.productName,
    body: html`<div class="head">
        <div>
          <h1>${title}</h1>
          <p>What may happen to a check besides what its person does.</p>
        </div>
      </div>
      <div class="sections">
        <section class="card stack">
          <h2>Sessions</h2>
          <ul class="list">
            ${sessions.table
              .list()
              .slice(-shownRows)
              .toReversed()
              .map(
                ({ id, vendorData, decision }) =>
                  html`<li class="stack">
                    <strong>${vendorData}, ${decision ?? 'open'}</strong>
                    <div class="actions">
                      ${act(`sessions/${id}/decide`, 'Approve it', 'approve')}
                      ${act(`sessions/${id}/decide`, 'Let it expire', 'expire')}
                      ${act(`sessions/${id}/decide`, 'Decide something unknown', 'unknown')}
                      ${act(`sessions/${id}/forge`, 'Forge an approval')}
                    </div>
                  </li>`,
              )}
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
                    ${act(`events/${id}/deliver`, 'Tell it again')}
                  </li>`,
              )}
          </ul>
        </section>
      </div>`,
  });
}
