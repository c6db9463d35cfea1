import type { Locator, Page } from '@playwright/test';
import { balanceOf } from '../actors/accounts/account';
import { character } from '../actors/discovery/characters';
import { converse, openChat, openLiveChat, sayInForm, thread } from '../actors/chat/chat';
import { modal } from '../actors/forms';
import { lockedVideo, sendPictures } from '../actors/chat/pictures';
import { expect, test } from '../test';

test.use({ storageState: async ({ fan }, use) => use(fan.state) });

const photo = (page: Page) => modal(page, 'characterPhotoViewModal');
const video = (page: Page) => modal(page, 'characterVideoViewModal');
const step = (view: Locator, to: 'Previous' | 'Next') =>
  view.getByRole('link', { name: `${to} picture` });

/** Opens a thread with an open photo, a locked video and another open photo, in this order. */
async function openThread(page: Page, place: number, email: string) {
  const { slug, firstName } = character(place);
  await openLiveChat(page, slug);
  await converse(page, 'Good evening');
  const ids = await sendPictures(email, slug, [{}, lockedVideo(5), {}]);
  await openLiveChat(page, slug);
  const opened = thread(page).getByRole('link', { name: `Photo from ${firstName}, open` });
  await expect(opened).toHaveCount(2);
  return { slug, firstName, ids, opened };
}

test(
  'photos and videos are browsed at full size by keys, and closed at the same place',
  { tag: '@layout' },
  async ({ page, fan }) => {
    const { firstName, opened, slug } = await openThread(page, 22, fan.email);
    await opened.first().focus();
    await page.keyboard.press('Enter');
    await expect(photo(page).getByRole('img', { name: `Photo from ${firstName}` })).toBeVisible();
    await expect(photo(page).getByText('Made by AI')).toBeVisible();
    await expect(photo(page).getByRole('link', { name: 'Save' })).toHaveAttribute(
      'download',
      new RegExp(`^${slug}-`),
    );
    await expect(step(photo(page), 'Previous')).toHaveCount(0);

    await page.keyboard.press('ArrowRight');
    await expect(video(page).getByRole('button', { name: /^Unlock\s*5/ })).toBeVisible();
    await expect(video(page).getByRole('link', { name: 'Save' })).toHaveCount(0);
    await page.keyboard.press('ArrowRight');
    await expect(photo(page)).toBeVisible();
    await expect(step(photo(page), 'Next')).toHaveCount(0);
    // The focus is still in the view.
    await expect(page.locator('[role=dialog]:focus-within, [role=dialog]:focus')).toHaveCount(1);
    await page.keyboard.press('ArrowRight');
    await expect(photo(page)).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(video(page)).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opened.first()).toBeFocused();
    await opened.first().press('Enter');
    await expect(photo(page)).toBeVisible();
    await step(photo(page), 'Next').click();
    await expect(video(page)).toBeVisible();
    // A step replaces the previous history entry.
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test('a locked video is opened at full size, once, and then plays there', async ({ page, fan }) => {
  const { opened } = await openThread(page, 23, fan.email);
  const balance = await balanceOf(page.request);
  await opened.first().click();
  await step(photo(page), 'Next').click();
  await video(page)
    .getByRole('button', { name: /^Unlock\s*5/ })
    .dblclick();
  await expect(video(page).locator('video')).toHaveAttribute('src', /^\/media\//);
  await expect(video(page).getByRole('link', { name: 'Save' })).toBeVisible();
  expect(await balanceOf(page.request)).toBe(balance - 5);
});

/** Swipes horizontally over the shown picture. */
async function swipe(view: Locator, by: number): Promise<void> {
  const shown = view.locator('.touch-pan-y');
  const box = await shown.boundingBox();
  if (!box) throw new Error('nothing is shown');
  const from = { x: box.x + box.width / 2, y: box.y + 60 };
  const at = (x: number) => ({
    pointerType: 'touch',
    pointerId: 7,
    isPrimary: true,
    bubbles: true,
    clientX: x,
    clientY: from.y,
  });
  await shown.dispatchEvent('pointerdown', at(from.x));
  await shown.dispatchEvent('pointerup', at(from.x + by));
}

test('and by a finger that is drawn aside @phone', async ({ page, fan }) => {
  const { opened } = await openThread(page, 4, fan.email);
  await opened.first().click();
  await expect(photo(page)).toBeVisible();
  await swipe(photo(page), 20);
  await expect(photo(page)).toBeVisible();
  await swipe(photo(page), -140);
  // Until it has loaded, the previous picture remains.
  await expect(video(page).getByRole('button', { name: /^Unlock\s*5/ })).toBeVisible();
  await swipe(video(page), 140);
  await expect(photo(page)).toBeVisible();
});

test('without scripts the view is a page of links, and locked media is opened in it @nojs-only', async ({
  page,
  fan,
}) => {
  const { slug, firstName } = character(5);
  await openChat(page, slug);
  await sayInForm(page, 'Good evening');
  await sendPictures(fan.email, slug, [{}, lockedVideo(5)]);
  const balance = await balanceOf(page.request);
  await page.goto(`/chats/${slug}`);
  await thread(page)
    .getByRole('link', { name: `Photo from ${firstName}, open` })
    .click();
  await expect(photo(page).getByRole('img', { name: `Photo from ${firstName}` })).toBeVisible();
  await step(photo(page), 'Next').click();
  await video(page)
    .getByRole('button', { name: /^Unlock\s*5/ })
    .click();
  await expect(video(page).locator('video')).toHaveAttribute('src', /^\/media\//);
  expect(await balanceOf(page.request)).toBe(balance - 5);
  await step(video(page), 'Previous').click();
  await expect(photo(page)).toBeVisible();
  await photo(page).getByRole('link', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/chats/${slug}$`));
});

test('a deleted picture shows that it is gone, and leads back @nojs', async ({ page }) => {
  const { slug } = character(5);
  const name = 'characterPhotoViewModal';
  const search = new URLSearchParams({
    modal: name,
    [`${name}.messageId`]: '0198c0de-0000-7000-8000-000000000000',
  });
  await page.goto(`/chats/${slug}?${search.toString()}`);
  await expect(photo(page).getByRole('heading')).toHaveText('This is no longer available');
  await photo(page).getByText('Close', { exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`/chats/${slug}$`));
});
