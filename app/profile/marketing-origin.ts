import type { Request, RequestHandler } from 'express';
import {
  marketingOriginSchema,
  readMarketingOrigin,
  type MarketingOrigin,
} from '~/domain/profile/marketing-origin';
import { readConsent } from '../consent/consent';
import type { Consent } from '../consent/consent-categories';
import { readCookies, type SiteTokens } from '../kit/session/read-cookies';
import type { SiteHandles } from '../kit/http/context/site-handles';
import { profileSettings } from '~/domain/profile/settings';

/**
 * Stores who referred a visitor, from the first address that names it after the consent, until they sign
 * up.
 */
export function rememberOrigin({
  domain,
  cookies,
}: Pick<SiteHandles, 'domain' | 'cookies'>): RequestHandler {
  return (req, res, next) => {
    const origin = req.method === 'GET' && landingOf(req);
    if (!origin) return next();
    domain
      .settings(profileSettings)
      .then(({ marketing_origin_seconds }) => {
        const value = Buffer.from(JSON.stringify(origin)).toString('base64url');
        const [cookie = ''] = cookies.rememberOrigin(value, marketing_origin_seconds);
        res.append('set-cookie', cookie);
        next();
      })
      .catch(next);
  };
}

/** Returns the origin in this address, unless one is already stored or the visitor is signed in. */
function landingOf(req: Request): MarketingOrigin | null {
  const { origin, refresh } = readCookies(req.headers.cookie);
  if (origin || refresh) return null;
  const consent = readConsent(req.headers.cookie ?? '');
  if (consent?.marketing !== true) return null;
  return readMarketingOrigin(new URLSearchParams(req.originalUrl.split('?', 2)[1] ?? ''));
}

/**
 * Returns the origin in this browser's cookie, as long as the consent allows it. Browsers send it, so any
 * value is possible.
 */
export function readOrigin(
  { origin }: Pick<SiteTokens, 'origin'>,
  consent: Consent | null,
): MarketingOrigin | undefined {
  if (!origin || consent?.marketing !== true) return undefined;
  try {
    const parsed: unknown = JSON.parse(Buffer.from(origin, 'base64url').toString('utf8'));
    return marketingOriginSchema.safeParse(parsed).data;
  } catch {
    return undefined;
  }
}
