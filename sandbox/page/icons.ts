import { html, Markup } from './html';

/** Lucide's icons (ISC licence), stroke 1.6. */
const drawings = {
  mail: '<rect width="20" height="16" x="2" y="4" rx="2"/><path d="m22 7-8.97 5.7a1.94 1.94 0 0 1-2.06 0L2 7"/>',
  search: '<circle cx="11" cy="11" r="8"/><path d="m21 21-4.3-4.3"/>',
  back: '<path d="m12 19-7-7 7-7"/><path d="M19 12H5"/>',
  forward: '<path d="M5 12h14"/><path d="m12 5 7 7-7 7"/>',
  refresh:
    '<path d="M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8"/><path d="M21 3v5h-5"/><path d="M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16"/><path d="M3 21v-5h5"/>',
  trash:
    '<path d="M3 6h18"/><path d="M19 6v14c0 1-1 2-2 2H7c-1 0-2-1-2-2V6"/><path d="M8 6V4c0-1 1-2 2-2h4c1 0 2 1 2 2v2"/>',
} as const;

export function icon(name: keyof typeof drawings): Markup {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    ${new Markup(drawings[name])}
  </svg>`;
}

/** The brand's crescent with one star. */
export const faviconSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><defs><linearGradient id="accent" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#FF7D92"/><stop offset=".5" stop-color="#FF9C7C"/><stop offset="1" stop-color="#FFB56E"/></linearGradient></defs><path fill="url(#accent)" d="M13.2 2.6a9.6 9.6 0 1 0 8.2 12.9 8.1 8.1 0 0 1-8.2-12.9Z"/><path fill="#FFD9A0" d="m18.2 4.4.8 1.9 1.9.8-1.9.8-.8 1.9-.8-1.9-1.9-.8 1.9-.8Z"/></svg>`;
