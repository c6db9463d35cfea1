import type { Page } from '@playwright/test';
import { myMessages } from '../actors/chat/chat';
import { untilHydrated } from '../actors/pages';
import { storyteller } from '../actors/discovery/storyteller';
import { violations } from '../actors/violations';
import { expect, test } from '../test';

const captions = ['Platform nine.', 'The last tram.', 'Home by the river.'];

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** Expects a certain story: its position, the number of stories and the caption. */
async function expectShown(page: Page, place: number): Promise<void> {
  const label = `Story ${place} of ${captions.length}. ${captions[place - 1]}`;
  await expect(page.getByText(label, { exact: true })).toBeAttached();
}

const bars = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().map(({ playState }) => playState as 'running' | 'paused'),
  );

test('steps through stories and leaves them', { tag: '@nojs' }, async ({ page }) => {
  const { slug, name } = await storyteller(27, captions);
  await page.goto('/');
  await page.goto(`/stories/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectShown(page, 1);
  await link(page, 'Next story').click();
  await expectShown(page, 2);
  await link(page, 'Previous story').click();
  await expectShown(page, 1);
  await link(page, 'Close').click();
  await expect(page).toHaveURL(/\/$/);
});

test('advances by itself, and waits while it is held', async ({ page }) => {
  const { slug } = await storyteller(28, captions);
  await page.goto(`/stories/${slug}`);
  await expectShown(page, 1);
  await expect.poll(() => bars(page)).toEqual(['running']);
  await page.mouse.move(300, 400);
  await page.mouse.down();
  await expect.poll(() => bars(page)).toEqual(['paused']);
  await page.waitForTimeout(400);
  await page.mouse.up();
  await expect.poll(() => bars(page)).toEqual(['running']);
  // Releasing a held story does not advance it.
  await expectShown(page, 1);
  await expectShown(page, 2);
});

test('follows the keyboard', async ({ page }) => {
  const { slug } = await storyteller(31, captions);
  await page.goto(`/stories/${slug}`);
  await expect.poll(() => bars(page)).toEqual(['running']);
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  expect(await bars(page)).toEqual(['paused']);
  await page.keyboard.press('ArrowRight');
  await expectShown(page, 2);
  await page.keyboard.press('ArrowLeft');
  await expectShown(page, 1);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/$/);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no story advances by itself, and the page is accessible', async ({ page }) => {
    const { slug } = await storyteller(32, captions);
    await page.goto(`/stories/${slug}`);
    await expectShown(page, 1);
    await untilHydrated(page);
    await page.keyboard.press('ArrowRight');
    await expectShown(page, 2);
    expect(await bars(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
  });
});

/** Checks that a person using sight, touch or the keyboard can leave a video and continue from it. */
async function leaveAndGoOn(page: Page, slug: string, hasScripts: boolean): Promise<void> {
  await page.goto('/');
  await page.goto(`/stories/${slug}`);
  await expectShown(page, 1);
  const video = page.locator('video[controls]');
  await expect(video).toBeVisible();
  const frame = await video.boundingBox();
  const close = await link(page, 'Close').boundingBox();
  if (!frame || !close) throw new Error('nothing is drawn');
  expect(close.y + close.height).toBeLessThanOrEqual(frame.y);
  // Below the video, its left and right sides lead back and forward.
  const beneath = frame.y + frame.height + 30;
  await page.mouse.click(frame.x + frame.width - 30, beneath);
  await expectShown(page, 2);
  await page.mouse.click(frame.x + 30, beneath);
  await expectShown(page, 1);
  await link(page, 'Next story').focus();
  await page.keyboard.press('Enter');
  await expectShown(page, 2);
  if (hasScripts) await page.keyboard.press('Escape');
  else await link(page, 'Close').click();
  await expect(page).toHaveURL(/\/$/);
}

test.describe('a video story with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test(
    'keeps its close button and its next button within reach',
    { tag: '@nojs-browser' },
    async ({ page, javaScriptEnabled }) => {
      const { slug } = await storyteller(33, captions, 'video');
      for (const size of [
        { width: 320, height: 568 },
        { width: 1440, height: 900 },
      ]) {
        await page.setViewportSize(size);
        await leaveAndGoOn(page, slug, javaScriptEnabled !== false);
      }
    },
  );
});

test.describe('signed in', () => {
  test.use({ storageState: async ({ member }, use) => use(member.state) });

  test('seen stories are marked as seen', async ({ page }) => {
    const { slug, name } = await storyteller(33, captions);
    await page.goto(`/stories/${slug}`);
    await untilHydrated(page);
    await page.keyboard.press('ArrowRight');
    await expectShown(page, 2);
    const read = page.waitForResponse(/mark-read/);
    await page.keyboard.press('ArrowRight');
    await expectShown(page, 3);
    await read;
    await page.goto(`/stories/${slug}`);
    await expectShown(page, 1);
    await page.goto('/');
    await expect(page.getByRole('link', { name: `${name}’s stories, seen` })).toBeAttached();
  });
});

test(
  'an answer goes to the chat with the story it is about',
  { tag: '@nojs' },
  async ({ page }) => {
    const { slug, name } = await storyteller(34, captions);
    await page.goto(`/stories/${slug}`);
    const field = page.getByRole('textbox', { name: `Reply to ${name}` });
    await field.fill('Keep me a seat.');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL(new RegExp(`/chats/${slug}`));
    const message = myMessages(page).filter({ hasText: 'Keep me a seat.' });
    await expect(message).toHaveCount(1);
    await expect(message).toContainText('“Platform nine.”');
  },
);

test('a story waits while it is answered', async ({ page }) => {
  const { slug, name } = await storyteller(35, captions);
  await page.goto(`/stories/${slug}`);
  await expect.poll(() => bars(page)).toEqual(['running']);
  const field = page.getByRole('textbox', { name: `Reply to ${name}` });
  await field.fill('Which platform?');
  await expect.poll(() => bars(page)).toEqual(['paused']);
  await field.press('ArrowRight');
  await expectShown(page, 1);
});
