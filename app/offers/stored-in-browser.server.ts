import { offersSettings } from '~/domain/offers/settings';
import { mailedOfferCookie, specialOfferCookie } from '~/domain/sessions/cookies';
import { httpCookie, keptInBrowser, type StoredInBrowser } from '../kit/browser/stored-in-browser';
import { counters } from './popup-counters';

/** The offers that led here, and the counts of moves between posts. */
export const offersStored: StoredInBrowser = async ({ domain }) => {
  const { offer_key_seconds } = await domain.settings(offersSettings);
  return [
    httpCookie(specialOfferCookie, 'offer', offer_key_seconds),
    httpCookie(mailedOfferCookie, 'offer', offer_key_seconds),
    ...counters.map((name) => keptInBrowser(`${name}:*`, 'moves', 'log-out')),
  ];
};
