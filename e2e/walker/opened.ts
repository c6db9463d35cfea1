import type { APIResponse } from '@playwright/test';
import { JSDOM, VirtualConsole } from 'jsdom';
import type { Ground } from './queries';
import { Styles } from './styles';
import type { DrawingRule } from './stylesheet';
import type { Destination } from './submission';

/** A document as it stands in a window, scripts off. */
export interface Opened extends Ground {
  url: string;
  response: APIResponse | null;
  /** What asked for it, so that it can be asked for again. */
  by: Destination;
  referrerPolicy: string;
  /** Where the document leads by itself and when, in milliseconds since the epoch. */
  refresh: { url: string; at: number } | null;
  rules: readonly DrawingRule[];
}

interface Parts {
  html: string;
  url: string;
  response: APIResponse | null;
  by: Destination;
}

/** Parses a page; `<noscript>` has its elements, as no script is going to run. */
export async function openDocument(
  { html, url, response, by }: Parts,
  rulesOf: (document: Document) => Promise<DrawingRule[]>,
): Promise<Opened> {
  const { window } = new JSDOM(html, { url, virtualConsole: new VirtualConsole() });
  const { document } = window;
  const rules = await rulesOf(document);
  return {
    document,
    styles: new Styles(rules),
    rules,
    url,
    response,
    by,
    referrerPolicy:
      document.querySelector('meta[name=referrer]')?.getAttribute('content') ??
      response?.headers()['referrer-policy'] ??
      '',
    refresh: refreshOf(document),
  };
}

function refreshOf(document: Document): Opened['refresh'] {
  const told = document.querySelector('meta[http-equiv="refresh" i]')?.getAttribute('content');
  const [, seconds, address] = /^\s*([\d.]+)\s*(?:[;,]\s*url\s*=\s*['"]?([^'"]*))?/i.exec(told ?? '') ?? [];
  if (seconds === undefined) return null;
  const url = new URL(address || document.URL, document.baseURI).href;
  return { url, at: Date.now() + Number(seconds) * 1000 };
}
