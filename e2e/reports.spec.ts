import type { Page } from '@playwright/test';
import { character } from './actors/discovery/characters';
import { expect, test } from './test';

interface LoggedReport {
  error: { userId: string | null; name: string; message: string; stack: string };
  path: string;
  status: number;
}

/** Acts in the page and returns the report that the page then sends. */
async function reportOf(page: Page, act: () => Promise<unknown>): Promise<LoggedReport> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/frontend-error-reports')),
    act(),
  ]);
  const { error, path } = answer.request().postDataJSON() as { error: string; path: string };
  return { error: JSON.parse(error) as LoggedReport['error'], path, status: answer.status() };
}

/** Waits for the page's own scripts, which load later: the first user input starts them. */
async function whenScriptsRun(page: Page): Promise<void> {
  let x = 0;
  await expect(async () => {
    x += 1;
    await page.mouse.move(x, 1);
    await expect(page.locator('html')).toHaveAttribute('data-drawn', '', { timeout: 500 });
  }).toPass();
}

const breakLater = (page: Page, ...messages: string[]) =>
  page.evaluate((all) => {
    for (const message of all) setTimeout(() => Promise.reject(new Error(message)));
  }, messages);

test('errors in a page are reported, several at once as one', async ({ page }) => {
  const { slug } = character(3);
  await page.goto(`/characters/${slug}?note=kept-to-myself`);
  await whenScriptsRun(page);
  const one = await reportOf(page, () => breakLater(page, 'the first'));
  expect(one).toMatchObject({
    status: 202,
    path: `/characters/${slug}`,
    error: { userId: null, name: 'Error', message: 'the first' },
  });
  const several = await reportOf(page, () => breakLater(page, 'the second', 'the third'));
  expect(several.error.message).toBe('Multiple errors occurred');
  expect(several.error.stack).toMatch(/the second[^]+the third/);
});
