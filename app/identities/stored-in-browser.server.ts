import { identitiesSettings } from '~/domain/identities/settings';
import { accountTypeCookie, proofCookie, redirectCookie } from '~/domain/sessions/cookies';
import { stateCookie, stayThere } from '~/providers/social/oauth';
import { httpCookie, type StoredInBrowser } from '../kit/browser/stored-in-browser';
import { cookieLives } from '../kit/session/cookies';

/** The entries kept during the way to a social provider and back. */
export const identitiesStored: StoredInBrowser = async ({ domain, socialProviders }) => {
  const { pending_identity_seconds } = await domain.settings(identitiesSettings);
  return [
    httpCookie(proofCookie, 'social', pending_identity_seconds),
    httpCookie(redirectCookie, 'social', cookieLives.trip / 1000),
    httpCookie(accountTypeCookie, 'social', cookieLives.trip / 1000),
    ...socialProviders.map(({ id }) => httpCookie(stateCookie(id), 'social', stayThere)),
  ];
};
