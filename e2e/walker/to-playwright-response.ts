import type { APIResponse, Page, Request, Response } from '@playwright/test';
import type { Destination } from './submission';

/** Returns a response during a navigation, with the members that specs use. */
export function toPlaywrightResponse(response: APIResponse, step: Destination): Response {
  const request: Pick<Request, 'method' | 'url'> = {
    method: () => step.method,
    url: () => step.url,
  };
  const navigationResponse: Pick<
    Response,
    'headers' | 'json' | 'ok' | 'request' | 'status' | 'text' | 'url'
  > = {
    headers: () => response.headers(),
    json: () => response.json(),
    ok: () => response.ok(),
    request: () => request as Request,
    status: () => response.status(),
    text: () => response.text(),
    url: () => step.url,
  };
  return navigationResponse as Response;
}

type Wanted = Parameters<Page['waitForResponse']>[0];

/** Checks whether a response is the expected one. */
export async function isWanted(response: Response, wanted: Wanted): Promise<boolean> {
  if (typeof wanted === 'function') return wanted(response);
  if (wanted instanceof RegExp) return new RegExp(wanted.source, wanted.flags).test(response.url());
  throw new Error('answers are waited for by a pattern or a function here');
}
