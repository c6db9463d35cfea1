import type { Response } from 'express';
import { html, type Markup } from '../page/html';
import { sendPage } from '../page/layout';
import type { SandboxContext } from '../sandbox-provider';
import { readableAmount } from './amounts';
import type { CardProcessor } from './card-processor';
import type { ChargebackRow, EventRow, PaymentRow, RegistrationRow } from './rows';
import { testCards } from './test-cards';
import type { Webhooks } from './webhooks';

interface ProcessorPage {
  context: SandboxContext;
  processor: CardProcessor;
  webhooks: Webhooks;
  base: string;
  title: string;
}

const shownRows = 20;

/** Sends the page of a processor's staff: the payments with the acts possible on them. */
export function sendProcessorPage(response: Response, page: ProcessorPage): void {
  const { context, processor, webhooks, base, title } = page;
  const newest = <Row>(rows: Row[]) => rows.slice(-shownRows).toReversed();
  sendPage(response, {
    title,
    section: '',
    productName: context.productName,
    body: html`<div class="head">
        <div>
          <h1>${title}</h1>
          <p>What was paid here, and what banks and time may do to it. No money moves.</p>
        </div>
      </div>
      <div class="sections">
        ${cardTable()}
        ${list(
          'Payments',
          newest(processor.payments.list()).map((payment) => paymentRow(base, payment)),
        )}
        ${list(
          'Chargebacks',
          newest(processor.chargebacks.list()).map((chargeback) => chargebackRow(base, chargeback)),
        )}
        ${list(
          'Saved cards',
          newest(processor.registrations.list().filter(({ isTransient }) => !isTransient)).map(
            (card) => registrationRow(base, card),
          ),
        )}
        ${list(
          'Webhooks',
          newest(webhooks.events.list()).map((event) => eventRow(base, event)),
        )}
      </div>`,
  });
}

/** Renders the table of test cards. */
function cardTable(): Markup {
  return html`<section class="card stack">
    <h2>Test cards</h2>
    <p>
      With any date to come, any code of three digits and any name. Every other well-formed Visa or
      Mastercard number is approved.
    </p>
    <table>
      <thead>
        <tr>
          <th scope="col">Number</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        ${testCards.map(
          ({ number, says }) =>
            html`<tr>
              <td><code>${number.replace(/(\d{4})(?=\d)/g, '$1 ')}</code></td>
              <td>${says}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}

function list(title: string, rows: readonly Markup[]): Markup {
  return html`<section class="card stack">
    <h2>${title}</h2>
    ${
      rows.length > 0
        ? html`<ul class="list">
            ${rows}
          </ul>`
        : html`<p>None yet.</p>`
    }
  </section>`;
}

const act = (path: string, label: string, fields: Record<string, string> = {}): Markup =>
  html`<form method="post" action="${path}">
    ${Object.entries(fields).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
    )}
    <button class="button">${label}</button>
  </form>`;

function paymentRow(base: string, payment: PaymentRow): Markup {
  const end = (outcome: string, label: string) =>
    act(`${base}/control/payments/${payment.id}/end`, label, { outcome });
  return html`<li class="stack">
    <strong>${readableAmount(payment.amount)}, ${payment.state}</strong>
    <span>${payment.description} ${payment.decline && `(${payment.decline})`}</span>
    <code>${payment.reference}</code>
    <div class="actions">
      ${
        payment.state === 'completed' && [
          act(`${base}/control/refunds`, 'Refund', { payment: payment.id }),
          act(`${base}/control/chargebacks`, 'Charge back', { payment: payment.id }),
        ]
      }
      ${
        payment.state === 'pending' && [
          end('completed', 'Complete'),
          end('failed', 'Decline'),
          end('expired', 'Let expire'),
        ]
      }
    </div>
  </li>`;
}

function chargebackRow(base: string, chargeback: ChargebackRow): Markup {
  return html`<li class="stack">
    <strong>${readableAmount(chargeback.amount)}, ${chargeback.reason}</strong>
    <span>${chargeback.reversedAt ? 'Reversed' : `To be answered by ${chargeback.answerBy}`}</span>
    ${
      !chargeback.reversedAt &&
      html`<div class="actions">
        ${act(`${base}/control/chargebacks/${chargeback.id}/reverse`, 'Reverse')}
      </div>`
    }
  </li>`;
}

function registrationRow(
  base: string,
  { id, card, isForgotten, isExpired }: RegistrationRow,
): Markup {
  return html`<li class="stack">
    <strong>${card.brand} ${card.last4}, ${card.holder}</strong>
    <span>Until ${card.expiresOn}${isExpired && ', expired'}${isForgotten && ', forgotten'}</span>
    ${
      !isForgotten &&
      html`<div class="actions">
        ${act(`${base}/control/registrations/${id}/update`, 'A new card came', {
          last4: '1111',
          expiresOn: `${Number(card.expiresOn.slice(0, 4)) + 3}${card.expiresOn.slice(4)}`,
        })}
        ${act(`${base}/control/registrations/${id}/expire`, 'It expires')}
      </div>`
    }
  </li>`;
}

function eventRow(base: string, event: EventRow): Markup {
  return html`<li class="stack">
    <strong>${event.type}, ${event.state}</strong>
    <span>${event.attempts} times told, last answered ${event.lastStatus ?? 'nothing'}</span>
    <div class="actions">${act(`${base}/control/events/${event.id}/deliver`, 'Tell it again')}</div>
  </li>`;
}
