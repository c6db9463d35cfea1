import type { Response } from 'express';
import { html, type Markup } from '../page/html';
import { icon } from '../page/icons';
import { sendPage } from '../page/layout';
import type { StoredMail } from './mail-store';

interface Inbox {
  productName: string;
  mails: readonly StoredMail[];
  /** The recipient that the list is filtered by. */
  to: string;
  page: number;
  now: Date;
}

const pageSize = 50;

/** Sends the list of mails, newest first, with its filter. */
export function sendInboxPage(response: Response, inbox: Inbox): void {
  const { productName, mails, to, page } = inbox;
  const shown = mails.slice((page - 1) * pageSize, page * pageSize);
  sendPage(response, {
    title: 'Inbox',
    section: '/inbox',
    productName,
    body: html`<div class="head">
        <div>
          <h1>Inbox</h1>
          <p>Every mail ${productName} sent, whoever it was for. None of it was delivered.</p>
        </div>
        <div class="actions">
          <a class="button" href="${address('/inbox', { to })}">${icon('refresh')}Refresh</a>
          ${
            mails.length > 0 &&
            html`<form method="post" action="/inbox/empty">
              <button class="button danger">${icon('trash')}Empty</button>
            </form>`
          }
        </div>
      </div>
      <form class="search" method="get" action="/inbox" role="search">
        <div class="field">
          <label class="hidden" for="to">Address</label>
          ${icon('search')}
          <input
            id="to"
            name="to"
            type="text"
            inputmode="email"
            autocomplete="off"
            placeholder="Filter by address"
            value="${to}"
          />
        </div>
        <button class="button">Filter</button>
      </form>
      ${shown.length === 0 ? empty(to) : list(shown, inbox)} ${pages(inbox)}`,
  });
}

/** Sends the page of one mail; on wide screens the list stays beside it. */
export function sendMailPage(response: Response, inbox: Inbox, mail: StoredMail): void {
  sendPage(response, {
    title: mail.subject || 'No subject',
    section: '/inbox',
    productName: inbox.productName,
    showsMail: true,
    body: html`<div class="reading">
      <aside aria-label="Inbox">${list(inbox.mails.slice(0, 12), inbox, mail.id)}</aside>
      <article class="card message">
        <div>
          <a class="button ghost" href="${address('/inbox', { to: inbox.to })}"
            >${icon('back')}All mails</a
          >
        </div>
        <h1>${mail.subject || 'No subject'}</h1>
        <dl>
          <dt>To</dt>
          <dd>${mail.to}</dd>
          <dt>From</dt>
          <dd>${mail.from}</dd>
          <dt>Received</dt>
          <dd>${moment(mail, inbox.now, true)}</dd>
        </dl>
        ${
          mail.code &&
          html`<div>
            <p class="eyebrow">Code</p>
            <span class="code large">${mail.code}</span>
          </div>`
        }
        ${
          mail.html &&
          html`<section>
            <p class="eyebrow">As shown</p>
            <iframe
              title="The mail as HTML"
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              srcdoc="${`<base target="_blank">${mail.html}`}"
            ></iframe>
          </section>`
        }
        <section>
          <p class="eyebrow">As text</p>
          <p class="plain">${linkAddresses(mail.text)}</p>
        </section>
      </article>
    </div>`,
  });
}

/** Turns web addresses in a text into links that open a new page. */
function linkAddresses(text: string): Markup {
  const parts = text.split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])/);
  return html`${parts.map((part, index) =>
    index % 2 === 1 ? html`<a href="${part}" target="_blank" rel="noreferrer">${part}</a>` : part,
  )}`;
}

function list(mails: readonly StoredMail[], inbox: Inbox, current?: string): Markup {
  return html`<ul class="card list">
    ${mails.map(
      (mail) =>
        html`<li>
          <a
            class="row"
            href="${address(`/inbox/${mail.id}`, { to: inbox.to })}"
            ${mail.id === current && html`aria-current="page"`}
          >
            <strong>${mail.subject || 'No subject'}</strong>
            ${moment(mail, inbox.now)}
            <span>${mail.to}</span>
            ${mail.code && html`<span class="code">${mail.code}</span>`}
          </a>
        </li>`,
    )}
  </ul>`;
}

function empty(to: string): Markup {
  return html`<div class="card empty">
    <span class="disc">${icon('mail')}</span>
    <h2>${to ? 'Nothing for this address' : 'No mail yet'}</h2>
    <p>
      ${
        to
          ? `No mail was sent to an address with “${to}” in it.`
          : 'Sign up or ask for a code, and the mail appears here within a moment.'
      }
    </p>
    ${to && html`<a class="button" href="/inbox">Show all mails</a>`}
  </div>`;
}

function pages({ mails, page, to }: Inbox): Markup | false {
  const last = Math.ceil(mails.length / pageSize);
  if (last <= 1) return false;
  return html`<nav class="pages" aria-label="Pages">
    ${
      page > 1
        ? html`<a class="button" href="${address('/inbox', { to, page: String(page - 1) })}"
            >${icon('back')}Newer</a
          >`
        : html`<span></span>`
    }
    <span>Page ${page} of ${last}</span>
    ${
      page < last
        ? html`<a class="button" href="${address('/inbox', { to, page: String(page + 1) })}"
            >Older${icon('forward')}</a
          >`
        : html`<span></span>`
    }
  </nav>`;
}

function moment(mail: StoredMail, now: Date, whole = false): Markup {
  const at = new Date(mail.receivedAt);
  const time = at.toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    ...(whole && { second: '2-digit' }),
  });
  const day = at.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' });
  const text = at.toDateString() === now.toDateString() && !whole ? time : `${day}, ${time}`;
  return html`<time datetime="${mail.receivedAt}">${text}</time>`;
}

function address(path: string, query: Record<string, string>): string {
  const given = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''));
  return given.size > 0 ? `${path}?${given.toString()}` : path;
}
