import type { RequestHandler } from 'express';
import { offerWords, type OfferKeys } from '~/domain/offers/choose-offer-key';
import { offersSettings } from '~/domain/offers/settings';
import type { SiteHandles } from '../kit/http/context/site-handles';
import type { SiteTokens } from '../kit/session/read-cookies';
import { mailParameter, offerParameters } from './offer-parameters';

/**
 * Stores the offer that is named in an address, so that a person who first signs up or looks around is
 * charged the price they saw. A later address replaces an earlier one.
 */
export function rememberOffer({
  domain,
  cookies,
}: Pick<SiteHandles, 'domain' | 'cookies'>): RequestHandler {
  return (req, res, next) => {
    const offerKeys =
      req.method === 'GET' && !res.locals.isForeignResponse && keysInAddress(req.originalUrl);
    if (!offerKeys || (offerKeys.address === null && offerKeys.mail === null)) return next();
    domain
      .settings(offersSettings)
      .then(({ offer_key_seconds }) => {
        for (const cookie of cookies.rememberOffer(offerKeys, offer_key_seconds)) {
          res.append('set-cookie', cookie);
        }
        next();
      })
      .catch(next);
  };
}

/** Returns the offer keys in an address, and those from a link in a mail. */
function keysInAddress(url: string): { address: string | null; mail: string | null } {
  const search = new URLSearchParams(url.split('?', 2)[1] ?? '');
  return {
    address: offerWords(offerParameters.map((name) => search.get(name))),
    mail: offerWords([search.get(mailParameter)]),
  };
}

/**
 * Returns the offer keys in the address and the cookies. They come from the browser and are not trusted.
 */
export function readOfferKeys(
  url: string,
  { mailedOffer, specialOffer }: Pick<SiteTokens, 'mailedOffer' | 'specialOffer'>,
): OfferKeys {
  const { address, mail } = keysInAddress(url);
  return { address, mail: mail ?? mailedOffer, cookie: specialOffer };
}
