import { parseCookie } from 'cookie';
import * as z from 'zod';
import { consentCookie } from '~/domain/sessions/cookies';
import type { Consent } from './consent-categories';

/** The version of the stored choice; with another version the question is shown again. */
const version = '1';

const written = z
  .string()
  .regex(/^1\.[01]\.[01]\.\d{10,}$/)
  .transform((text): Consent => {
    const [, analytics, marketing] = text.split('.');
    return { analytics: analytics === '1', marketing: marketing === '1' };
  });

/** Returns the choice made in this browser; null before there is one. */
export function readConsent(cookieHeader: string): Consent | null {
  return written.safeParse(parseCookie(cookieHeader)[consentCookie]).data ?? null;
}

/** Returns the cookie's value: the choice and its time. */
export function writeConsent({ analytics, marketing }: Consent, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return [version, Number(analytics), Number(marketing), seconds].join('.');
}
