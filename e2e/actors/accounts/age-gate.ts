import type { BrowserContext, Page } from '@playwright/test';
import { responseCookies } from '~/tests/testing/response-cookies';
import { stack } from '../../stack';

export const ageGate = (page: Page) => page.getByRole('dialog', { name: 'Are you 18 or older?' });
export const isAdult = (page: Page) =>
  ageGate(page).getByRole('button', { name: 'I am 18 or older' });

/** Adds the cookies of a returning visitor to a browser. */
export async function comeInAgain(context: BrowserContext): Promise<void> {
  await context.addCookies(
    responseCookies().map((cookie) => ({ ...cookie, url: stack.baseUrl() })),
  );
}
