import type { Page } from '@playwright/test';
import { balanceOf } from '../actors/accounts/account';
import { character } from '../actors/discovery/characters';
import {
  converse,
  openChat,
  openLiveChat,
  sayInForm,
  storedMessages,
  theirMessages,
  thread,
} from '../actors/chat/chat';
import { modal } from '../actors/forms';
import { refuseToSay } from '../actors/sandbox-providers';
import { expect, test } from '../test';

test.use({ storageState: async ({ fan }, use) => use(fan.state) });

const acts = (page: Page) => theirMessages(page).last().locator('[data-acts]');
const play = (page: Page) => thread(page).getByRole('link', { name: 'Play the voice message' });
const unlock = (page: Page) => thread(page).getByRole('button', { name: /^Unlock/ });
const requestVoiceMessage = async (page: Page) => {
  await page.locator('summary[aria-label="More"]').click();
  await page.getByRole('button', { name: /^Ask for a voice message/ }).click();
};

test(
  'a message is read aloud for its price, once, and in every tab',
  { tag: '@layout' },
  async ({ page, context }) => {
    const { slug } = character(9);
    const other = await context.newPage();
    await openLiveChat(page, slug);
    await converse(page, 'Good evening');
    await openLiveChat(other, slug);
    const balance = await balanceOf(page.request);
    await acts(page).focus();
    await acts(page).press('Enter');
    const sheet = modal(page, 'messageActions');
    await expect(sheet.getByRole('button', { name: 'Listen 3 · $0.30' })).toBeVisible();
    await sheet.getByRole('button', { name: /^Listen/ }).dblclick();
    for (const tab of [page, other]) await expect(play(tab)).toBeVisible({ timeout: 30_000 });
    expect(await balanceOf(page.request)).toBe(balance - 3);
    const sound = await page.request.get((await play(page).getAttribute('href')) ?? '');
    expect(sound.headers()['content-type']).toBe('audio/mp4');
    await page.reload();
    await expect(play(page)).toBeVisible();
  },
);

test('a message that cannot be read aloud is refunded, with a notice', async ({ page }) => {
  const { slug } = character(21);
  await openLiveChat(page, slug);
  await converse(page, 'Good evening');
  const reply = (await storedMessages(page.request, slug)).findLast(
    ({ role }) => role === 'character',
  );
  await refuseToSay(reply?.content ?? '');
  const balance = await balanceOf(page.request);
  await acts(page).focus();
  await acts(page).press('Enter');
  await modal(page, 'messageActions')
    .getByRole('button', { name: /^Listen/ })
    .click();
  const notice = thread(page).getByText('This could not be read aloud. Your 3 tokens are back.');
  await expect(notice).toBeVisible({ timeout: 30_000 });
  expect(await balanceOf(page.request)).toBe(balance);
  await page.reload();
  await expect(notice).toBeVisible();
  await expect(play(page)).toHaveCount(0);
});

test(
  'a voice message is requested, unlocked for its price and played',
  { tag: '@layout' },
  async ({ page }) => {
    const { slug } = character(10);
    await openLiveChat(page, slug);
    await converse(page, 'Good evening');
    await requestVoiceMessage(page);
    await expect(thread(page).getByText('Asked for a voice message')).toBeVisible();
    await expect(unlock(page)).toBeVisible({ timeout: 30_000 });
    const balance = await balanceOf(page.request);
    await unlock(page).click();
    await expect(play(page)).toBeVisible();
    expect(await balanceOf(page.request)).toBe(balance - 6);
    await thread(page).getByText('show words').last().click();
    await expect(thread(page).getByText(/^“.+”$/)).toBeVisible();
  },
);

test('without scripts the same', { tag: '@nojs-only' }, async ({ page }) => {
  await openChat(page, character(11).slug);
  await sayInForm(page, 'Good evening');
  await acts(page).click();
  await page.getByRole('button', { name: /^Listen/ }).click();
  await expect(async () => {
    await page.reload();
    await expect(play(page)).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await requestVoiceMessage(page);
  await expect(async () => {
    await page.reload();
    await expect(unlock(page)).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await unlock(page).click();
  await expect(play(page)).toHaveCount(2);
});
