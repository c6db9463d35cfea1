import type { BrowserContext, Page } from '@playwright/test';
import { answeredCookies } from '~/tests/testing/answered-cookies';
import { stack } from '../stack';

export const door = (page: Page) => page.getByRole('dialog', { name: 'Are you 18 or older?' });
export const isAdult = (page: Page) => door(page).getByRole('button', { name: 'I am 18 or older' });

/** Lets a browser be that of somebody who has been here before. */
export async function comeInAgain(context: BrowserContext): Promise<void> {
  await context.addCookies(
    answeredCookies().map((cookie) => ({ ...cookie, url: stack.baseUrl() })),
  );
}
