import type { BrowserContext } from '@playwright/test';
import { consentCookie, writeConsent } from '~/app/session/consent';
import { stack } from '../stack';

/** A browser that has been here before: it has told what may be done with cookies. */
export async function comeInAgain(context: BrowserContext): Promise<void> {
  await context.addCookies([
    {
      name: consentCookie,
      value: writeConsent({ analytics: false, marketing: false }, new Date()),
      url: stack.baseUrl(),
    },
  ]);
}
