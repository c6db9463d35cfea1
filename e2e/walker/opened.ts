import type { APIResponse } from '@playwright/test';
import { JSDOM, VirtualConsole, type DOMWindow } from 'jsdom';
import { formActionOf } from './form-action';
import type { Ground } from './queries';
import { Styles } from './styles';
import type { DrawingRule } from './stylesheet';
import type { Destination } from './submission';

/** The document of a window, without scripts. */
export interface Opened extends Ground {
  response: APIResponse | null;
  /** The request that loaded it, which has its address. */
  by: Destination;
  referrerPolicy: string;
  formAction: readonly string[] | null;
  /** The target of its meta refresh, and its time in milliseconds since the epoch. */
  refresh: { url: string; at: number } | null;
  rules: readonly DrawingRule[];
}

interface Parts {
  html: string;
  response: APIResponse | null;
  by: Destination;
}

/** Parses a page; `<noscript>` contains elements, because no scripts run. */
export async function openDocument(
  { html, response, by }: Parts,
  rulesOf: (document: Document) => Promise<DrawingRule[]>,
): Promise<Opened> {
  const { window } = new JSDOM(html, { url: by.url, virtualConsole: new VirtualConsole() });
  withoutLayout(window);
  const { document } = window;
  const rules = await rulesOf(document);
  return {
    document,
    styles: new Styles(rules),
    rules,
    response,
    by,
    referrerPolicy:
      document.querySelector('meta[name=referrer]')?.getAttribute('content') ??
      response?.headers()['referrer-policy'] ??
      '',
    formAction: formActionOf(response?.headers()['content-security-policy']),
    refresh: refreshOf(document),
  };
}

/** Positions and sizes, which would all be zero here. */
const laidOut = {
  Element: [
    ...['getBoundingClientRect', 'getClientRects', 'clientHeight', 'clientWidth'],
    ...['scrollHeight', 'scrollWidth', 'scrollTop', 'scrollLeft', 'scrollIntoView'],
  ],
  HTMLElement: ['offsetHeight', 'offsetLeft', 'offsetParent', 'offsetTop', 'offsetWidth'],
} as const;

/** Removes properties that need a layout, so that no caller uses their meaningless values. */
function withoutLayout(window: DOMWindow): void {
  for (const [name, properties] of Object.entries(laidOut)) {
    const { prototype } = name === 'Element' ? window.Element : window.HTMLElement;
    for (const property of properties) Reflect.deleteProperty(prototype, property);
  }
}

function refreshOf(document: Document): Opened['refresh'] {
  const content = document.querySelector('meta[http-equiv="refresh" i]')?.getAttribute('content');
  const [, seconds, address] =
    /^\s*([\d.]+)\s*(?:[;,]\s*url\s*=\s*['"]?([^'"]*))?/i.exec(content ?? '') ?? [];
  if (seconds === undefined) return null;
  const url = new URL(address || document.URL, document.baseURI).href;
  return { url, at: Date.now() + Number(seconds) * 1000 };
}
