import type { BrowserContext } from '@playwright/test';
import { answeredCookies } from '~/tests/testing/answered-cookies';
import { stack } from '../stack';

/** Lets a browser be that of somebody who has been here before. */
export async function comeInAgain(context: BrowserContext): Promise<void> {
  await context.addCookies(
    answeredCookies().map((cookie) => ({ ...cookie, url: stack.baseUrl() })),
  );
}
