import type { Request as ExpressRequest } from 'express';
import type { SiteHandles } from '../http/site-handles';
import { localeOf } from '../i18n/locale-of.server';

/** The language a call is made in: by the same signs, in the same order, as a page's. */
export function callersLocale(
  { domain }: Pick<SiteHandles, 'domain'>,
  req: ExpressRequest,
): Promise<string> {
  const headers = new Headers();
  for (const name of ['cookie', 'accept-language']) {
    const value = req.get(name);
    if (value !== undefined) headers.set(name, value);
  }
  // Only its query is looked at; whose origin it has does not matter.
  const url = new URL(req.originalUrl, 'http://site.invalid');
  return localeOf(new Request(url, { headers }), domain);
}
