import { writeConsent } from '~/app/consent/consent';
import { ageCookie, consentCookie } from '~/domain/sessions/cookies';

/**
 * What a browser keeps whose person has been here before: they are an adult, and have told what may
 * be done with cookies.
 */
export function responseCookies(now = new Date()): { name: string; value: string }[] {
  return [
    { name: ageCookie, value: now.toISOString() },
    { name: consentCookie, value: writeConsent({ analytics: false, marketing: false }, now) },
  ];
}
