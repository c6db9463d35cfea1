import { html, type Markup } from '../page/html';

/** Turns web addresses in a text into links that open a new page. */
export function linkAddresses(text: string): Markup {
  const parts = text.split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])/);
  return html`${parts.map((part, index) =>
    index % 2 === 1 ? html`<a href="${part}" target="_blank" rel="noreferrer">${part}</a>` : part,
  )}`;
}
