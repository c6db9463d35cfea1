import { writeConsent } from '~/app/consent/consent';
import { ageCookie, consentCookie } from '~/domain/sessions/cookies';

/**
 * Returns the cookies of a browser whose person has visited before: they confirmed to be an adult and chose
 * their cookie settings.
 */
export function responseCookies(now = new Date()): { name: string; value: string }[] {
  return [
    { name: ageCookie, value: now.toISOString() },
    { name: consentCookie, value: writeConsent({ analytics: false, marketing: false }, now) },
  ];
}
