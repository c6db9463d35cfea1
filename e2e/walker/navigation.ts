import type { APIRequestContext, APIResponse } from '@playwright/test';
import { mayLead } from './form-action';
import type { Destination } from './submission';

/** The page from which a navigation starts. */
export interface Initiator {
  url: string;
  referrerPolicy: string;
  /** Sources of its form-action policy; null without one. */
  formAction: readonly string[] | null;
}

export interface Arrival {
  /** The last request: after a redirect its target, with the original fragment. */
  by: Destination;
  response: APIResponse;
}

/** The maximum number of redirects that Chromium follows. */
const mostRedirects = 20;

/** Opens an address like a browser window, following redirects and storing cookies. */
export async function navigate(
  api: APIRequestContext,
  to: Destination,
  initiator: Initiator | null,
  onResponse: (response: APIResponse, step: Destination) => void = () => undefined,
): Promise<Arrival> {
  let step = to;
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    if (initiator && to.isByForm && !mayLead(initiator.formAction, initiator.url, step.url)) {
      throw new Error(`${initiator.url} does not let its forms lead to ${step.url}`);
    }
    const response = await api.fetch(withoutFragment(step.url), {
      method: step.method,
      headers: headersOf(step, initiator),
      ...(step.body && { data: step.body.bytes }),
      maxRedirects: 0,
      failOnStatusCode: false,
    });
    onResponse(response, step);
    const next = redirectOf(response, step);
    if (!next) return { by: step, response };
    step = next;
  }
  throw new Error(`${to.url} leads in circles`);
}

function redirectOf(response: APIResponse, step: Destination): Destination | null {
  const location = response.headers()['location'];
  const status = response.status();
  if (location === undefined || ![301, 302, 303, 307, 308].includes(status)) return null;
  const url = new URL(location, step.url);
  url.hash ||= new URL(step.url).hash;
  return status === 307 || status === 308
    ? { ...step, url: url.href }
    : { url: url.href, method: 'GET' };
}

const withoutFragment = (url: string) => url.split('#')[0] ?? url;

function headersOf(to: Destination, initiator: Initiator | null): Record<string, string> {
  const referrer = initiator ? referrerOf(initiator, to.url) : '';
  return {
    accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/webp,*/*;q=0.8',
    'upgrade-insecure-requests': '1',
    'sec-fetch-dest': 'document',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-site': initiator ? relation(initiator.url, to.url) : 'none',
    'sec-fetch-user': '?1',
    ...(referrer && { referer: referrer }),
    ...(to.method === 'POST' && { origin: originOf(initiator, to.url) }),
    ...(to.body && { 'content-type': to.body.contentType }),
  };
}

function relation(from: string, to: string): 'same-origin' | 'same-site' | 'cross-site' {
  const [one, other] = [new URL(from), new URL(to)];
  if (one.origin === other.origin) return 'same-origin';
  return one.hostname === other.hostname ? 'same-site' : 'cross-site';
}

/** Returns the referrer that a page sends (Referrer Policy, 8.3). */
function referrerOf({ url, referrerPolicy }: Initiator, to: string): string {
  const { origin } = new URL(url);
  const isOwn = relation(url, to) === 'same-origin';
  switch (referrerPolicy) {
    case 'no-referrer':
      return '';
    case 'same-origin':
      return isOwn ? withoutFragment(url) : '';
    case 'origin':
    case 'strict-origin':
      return `${origin}/`;
    case 'unsafe-url':
    case 'no-referrer-when-downgrade':
      return withoutFragment(url);
    default:
      return isOwn ? withoutFragment(url) : `${origin}/`;
  }
}

function originOf(initiator: Initiator | null, to: string): string {
  if (!initiator) return 'null';
  const isOwn = relation(initiator.url, to) === 'same-origin';
  const { referrerPolicy, url } = initiator;
  const isHidden = referrerPolicy === 'no-referrer' || (referrerPolicy === 'same-origin' && !isOwn);
  return isHidden ? 'null' : new URL(url).origin;
}
