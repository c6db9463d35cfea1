import type { Browser, Page } from '@playwright/test';
import { responseCookies } from '~/tests/testing/response-cookies';

export interface Visitor {
  browser: Browser;
  /** Of the conversation. */
  url: string;
  /** Of who reads, as a request sends it. */
  cookie: string;
  /** How many messages there are. */
  count: number;
  /** Where to leave pictures of what was seen, if anywhere. */
  pictures: string | undefined;
}

/** A page of somebody who is signed in and has said what may be done with cookies. */
export async function openPage({ browser, url, cookie }: Visitor): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const own = cookie.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1) };
  });
  const all = [...responseCookies(), ...own];
  await context.addCookies(all.map((one) => ({ ...one, url: new URL(url).origin })));
  // No gateway runs: nothing is to be asked of it, nor a session renewed over it.
  await context.route(/socket\.io|\/stream|\/auth\/refresh/, (route) => route.abort());
  return context.newPage();
}
