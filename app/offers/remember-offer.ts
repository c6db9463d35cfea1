import type { RequestHandler } from 'express';
import { offerWords, type OfferTold } from '~/domain/offers/choose-offer-key';
import { offersSettings } from '~/domain/offers/settings';
import type { SiteHandles } from '../kit/http/context/site-handles';
import type { SiteTokens } from '../kit/session/read-cookies';
import { mailParameter, offerParameters } from './offer-parameters';

/**
 * Remembers the offer that an address tells of, so that whoever signs up or looks around first is
 * charged what they were told. A later address counts in place of an earlier one.
 */
export function rememberOffer({
  domain,
  cookies,
}: Pick<SiteHandles, 'domain' | 'cookies'>): RequestHandler {
  return (req, res, next) => {
    const said = req.method === 'GET' && !res.locals.isNobodys && saidBy(req.originalUrl);
    if (!said || (said.address === null && said.mail === null)) return next();
    domain
      .settings(offersSettings)
      .then(({ offer_key_seconds }) => {
        for (const cookie of cookies.rememberOffer(said, offer_key_seconds)) {
          res.append('set-cookie', cookie);
        }
        next();
      })
      .catch(next);
  };
}

/** What an address says of offers, and what the link of a mail says in it. */
function saidBy(url: string): { address: string | null; mail: string | null } {
  const search = new URLSearchParams(url.split('?', 2)[1] ?? '');
  return {
    address: offerWords(offerParameters.map((name) => search.get(name))),
    mail: offerWords([search.get(mailParameter)]),
  };
}

/** What this address and the cookies tell of offers; browsers say so, so anything may come. */
export function readOfferTold(
  url: string,
  { mailedOffer, specialOffer }: Pick<SiteTokens, 'mailedOffer' | 'specialOffer'>,
): OfferTold {
  const { address, mail } = saidBy(url);
  return { address, mail: mail ?? mailedOffer, cookie: specialOffer };
}
