import { violations } from '../actors/violations';
import { expect, test } from '../test';

test.use({
  storageState: async ({ fan }, use) => use(fan.state),
  contextOptions: { reducedMotion: 'reduce' },
});

test(
  'the statement shows every token of the month, and accepts a limit',
  { tag: '@nojs' },
  async ({ page }) => {
    await page.goto('/settings/statement');
    await expect(page.getByRole('heading', { name: 'Statement', exact: true })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Opening balance' })).toContainText(
      '+80',
    );
    expect(await violations(page)).toEqual([]);

    const limit = page.getByRole('region', { name: 'Spending limit' });
    const day = limit.getByRole('link', { name: 'Day' });
    await day.click();
    await expect(day).toHaveAttribute('aria-current', 'true');
    await limit.getByLabel('Maximum tokens').fill('10');
    await limit.getByRole('button', { name: 'Set limit' }).click();
    await expect(limit).toContainText('of 10 tokens today');
    await expect(limit).toContainText('10 left until');

    // A higher limit is delayed; until then the old one applies.
    await limit.getByLabel('Maximum tokens').fill('50');
    await limit.getByRole('button', { name: 'Change limit' }).click();
    await expect(limit).toContainText('Changes to 50 on');
    await expect(limit).toContainText('of 10 tokens today');
  },
);

test('the statement is exported as a table and as a PDF', async ({ page }) => {
  await page.goto('/settings/statement');
  const hrefOf = async (kind: string) =>
    (await page.getByRole('link', { name: kind, exact: true }).getAttribute('href')) ?? '';
  const csv = await page.request.get(await hrefOf('CSV'));
  expect(await csv.text()).toContain('Opening balance,,80');
  const pdf = await page.request.get(await hrefOf('PDF'));
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('the statement is printed without navigation', { tag: '@layout' }, async ({ page }) => {
  await page.goto('/settings/statement');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Statement', exact: true })).toBeVisible();
  for (const way of await page.locator('nav, aside, form button').all()) {
    await expect(way).toBeHidden();
  }
});
