import { balanceOf } from '../actors/accounts/account';
import { character } from '../actors/discovery/characters';
import { openChat, openLiveChat, thread } from '../actors/chat/chat';
import { modal } from '../actors/forms';
import { expect, test } from '../test';

test.use({ storageState: async ({ fan }, use) => use(fan.state) });

const gift = 'A thank-you for the tip';

test('a tip is chosen, given once, and answered with a photo, in every tab', async ({
  page,
  context,
}) => {
  const { slug, firstName } = character(3);
  const other = await context.newPage();
  await openLiveChat(page, slug);
  await openLiveChat(other, slug);
  const balance = await balanceOf(page.request);
  await page.locator('summary[aria-label="More"]').click();
  await page.getByRole('link', { name: /^Tip from 10 · .*\$1\.00$/ }).click();
  const sheet = modal(page, 'tipModal');
  await expect(sheet.getByRole('heading', { name: `Tip ${firstName}` })).toBeVisible();
  await sheet.getByRole('radio', { name: /^25 / }).check();
  await expect(sheet.getByRole('button', { name: /^Send 25 tokens · / })).toBeVisible();
  await sheet.getByRole('textbox', { name: 'Or enter your own amount' }).fill('7 tokens');
  await sheet.getByRole('textbox', { name: 'Add a few words' }).fill('For the stopped clock');
  await sheet.getByRole('button', { name: /^Send 7 tokens · / }).dblclick();
  for (const tab of [page, other]) {
    await expect(thread(tab).getByText(`You sent ${firstName} 7 tokens`)).toHaveCount(1);
    await expect(thread(tab).getByText('“For the stopped clock”')).toBeVisible();
    await expect(thread(tab).getByText(gift)).toHaveCount(1);
  }
  await expect(sheet).toBeHidden();
  expect(await balanceOf(page.request)).toBe(balance - 7);
});

test('a fan with too few tokens sees how many are missing, and keeps them', async ({ page }) => {
  const { slug } = character(13);
  await openLiveChat(page, slug);
  const balance = await balanceOf(page.request);
  await page.locator('summary[aria-label="More"]').click();
  await page.getByRole('link', { name: /^Tip from/ }).click();
  const sheet = modal(page, 'tipModal');
  await sheet.getByRole('textbox', { name: 'Or enter your own amount' }).fill(String(balance + 30));
  await sheet.getByRole('button', { name: /^Send / }).click();
  await expect(sheet.getByText('You’re 30 tokens short. Nothing was charged.')).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'Get tokens' })).toBeVisible();
  await sheet.getByRole('textbox', { name: 'Or enter your own amount' }).fill('1');
  await sheet.getByRole('button', { name: /^Send 1 token · / }).click();
  await expect(thread(page).getByText(/^You sent .* 1 token/)).toHaveCount(1);
  expect(await balanceOf(page.request)).toBe(balance - 1);
});

test('the same without scripts', { tag: '@nojs-only' }, async ({ page }) => {
  const { slug, firstName } = character(14);
  await openChat(page, slug);
  await page.locator('summary[aria-label="More"]').click();
  await page.getByRole('link', { name: /^Tip from/ }).click();
  const sheet = modal(page, 'tipModal');
  await sheet.getByRole('textbox', { name: 'Or enter your own amount' }).fill('5000');
  await sheet.getByRole('button', { name: 'Send the tip' }).click();
  await expect(page.getByText(/^You’re [\d,]+ tokens short\. Nothing was charged\./)).toBeVisible();
  await page.locator('summary[aria-label="More"]').click();
  await page.getByRole('link', { name: /^Tip from/ }).click();
  await sheet.getByRole('radio', { name: /^10 / }).check();
  await sheet.getByRole('button', { name: 'Send the tip' }).click();
  await expect(thread(page).getByText(`You sent ${firstName} 10 tokens`)).toHaveCount(1);
});
