import type { Page } from '@playwright/test';
import { balanceOf } from '../actors/accounts/account';
import { character } from '../actors/discovery/characters';
import { openChat, openLiveChat, say, sayInForm, thread } from '../actors/chat/chat';
import { modal } from '../actors/forms';
import { letHaveHadVideo } from '../actors/chat/videos';
import { expect, test } from '../test';

test.use({ storageState: async ({ premium }, use) => use(premium.state) });

const wish = 'Send me a video of the harbour at night.';
const offer = (page: Page) => modal(page, 'confirmVideoMessageModal');
const result = (page: Page) => modal(page, 'confirmResultVideoMessageModal');

test(
  'a video is offered, made on a yes while its ring climbs, and shown; the first is free',
  { tag: '@layout' },
  async ({ page }) => {
    const { slug, firstName } = character(12);
    await openLiveChat(page, slug);
    const balance = await balanceOf(page.request);
    await say(page, wish);
    await expect(offer(page)).toBeVisible({ timeout: 30_000 });
    await expect(offer(page).getByText(`You asked: “${wish}”`)).toBeVisible();
    await offer(page).getByRole('button', { name: 'Have it made for free' }).click();
    await expect(offer(page)).toBeHidden();
    await expect(result(page)).toBeVisible({ timeout: 60_000 });
    await expect(result(page).locator('video')).toHaveAttribute('src', /^\/media\//);
    await result(page).getByRole('link', { name: 'Back to chat' }).click();
    await expect(
      thread(page).getByRole('link', { name: `Video from ${firstName}, open` }),
    ).toBeVisible();
    expect(await balanceOf(page.request)).toBe(balance);

    await say(page, wish);
    await expect(offer(page)).toBeVisible({ timeout: 30_000 });
    await expect(offer(page).getByRole('timer')).toHaveText(/^0:[0-5]\d$/);
    await expect(offer(page).getByText('−25%')).toBeVisible();
    await offer(page).getByRole('button', { name: 'Not this one' }).click();
    await expect(offer(page)).toBeHidden();
    expect(await balanceOf(page.request)).toBe(balance);
  },
);

test(
  'a paid video that fails is refunded, reported, and offered again',
  { tag: '@layout' },
  async ({ page, premium }) => {
    await letHaveHadVideo(premium.email);
    const { slug, firstName } = character(20);
    await openLiveChat(page, slug);
    const balance = await balanceOf(page.request);
    // The video generator fails at this.
    await say(page, 'Send me a video of you under a regenschirm.');
    await expect(offer(page)).toBeVisible({ timeout: 30_000 });
    await offer(page)
      .getByRole('button', { name: /^Have it made · 30 tokens/ })
      .dblclick();
    await expect(offer(page)).toBeHidden();
    const failed = page.locator('[data-failed-video]');
    await expect(failed).toHaveText(
      new RegExp(`Your 30 tokens are back\\. ${firstName}’s video didn’t work out`),
      { timeout: 60_000 },
    );
    expect(await balanceOf(page.request)).toBe(balance);
    await expect(thread(page).getByText(/couldn’t make this picture/)).toBeVisible();
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(failed).toHaveCount(0);
    await expect(
      offer(page).getByRole('button', { name: /^Have it made · 40 tokens/ }),
    ).toBeVisible({ timeout: 30_000 });
    expect(await balanceOf(page.request)).toBe(balance);
    await offer(page).getByRole('button', { name: 'Not this one' }).click();
    await expect(offer(page)).toBeHidden();
    expect(await balanceOf(page.request)).toBe(balance);
  },
);

test('without scripts the same', { tag: '@nojs-only' }, async ({ page }) => {
  const { slug, firstName } = character(13);
  await openChat(page, slug);
  await sayInForm(page, wish);
  await page.getByRole('link', { name: 'See the offer' }).click();
  await page.getByRole('button', { name: /^Have it made/ }).click();
  const video = thread(page).getByRole('link', { name: `Video from ${firstName}, open` });
  await expect(async () => {
    await page.reload();
    await expect(video).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
});
