import type { BrowserContext } from '@playwright/test';
import { ageCookie } from '~/app/session/age';
import { consentCookie, writeConsent } from '~/app/session/consent';
import { stack } from '../stack';

/**
 * A browser that has been here before: its person is an adult and has told what may
 * be done with cookies.
 */
export async function comeInAgain(context: BrowserContext): Promise<void> {
  await context.addCookies([
    { name: ageCookie, value: new Date().toISOString(), url: stack.baseUrl() },
    {
      name: consentCookie,
      value: writeConsent({ analytics: false, marketing: false }, new Date()),
      url: stack.baseUrl(),
    },
  ]);
}
