import type { Browser, Page } from '@playwright/test';
import { responseCookies } from '~/tests/testing/response-cookies';

export interface Visitor {
  browser: Browser;
  /** The address of the conversation. */
  url: string;
  /** The cookie header of the reader. */
  cookie: string;
  /** The number of messages. */
  count: number;
  /** The folder for screenshots, if any are wanted. */
  pictures: string | undefined;
}

/** Opens a page for a signed-in user who has answered the cookie question. */
export async function openPage({ browser, url, cookie }: Visitor): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const own = cookie.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return { name: pair.slice(0, at), value: pair.slice(at + 1) };
  });
  const all = [...responseCookies(), ...own];
  await context.addCookies(all.map((one) => ({ ...one, url: new URL(url).origin })));
  // No gateway runs, so its requests and session renewals are aborted.
  await context.route(/socket\.io|\/stream|\/auth\/refresh/, (route) => route.abort());
  return context.newPage();
}
