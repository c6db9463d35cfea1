import { parseCookie } from 'cookie';
import * as z from 'zod';
import { consentCookie } from '~/domain/sessions/cookies';
import type { Consent } from './consent-categories';

/** Of the form in which a choice is written; another one would be asked for anew. */
const version = '1';

const written = z
  .string()
  .regex(/^1\.[01]\.[01]\.\d{10,}$/)
  .transform((text): Consent => {
    const [, analytics, marketing] = text.split('.');
    return { analytics: analytics === '1', marketing: marketing === '1' };
  });

/** What was chosen in this browser; null as long as nothing was. */
export function readConsent(cookieHeader: string): Consent | null {
  return written.safeParse(parseCookie(cookieHeader)[consentCookie]).data ?? null;
}

/** A choice and the moment it was made, as the cookie holds them. */
export function writeConsent({ analytics, marketing }: Consent, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return [version, Number(analytics), Number(marketing), seconds].join('.');
}
