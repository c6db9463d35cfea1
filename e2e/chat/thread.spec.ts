import type { Page } from '@playwright/test';
import { character } from '../actors/discovery/characters';
import { composer, openLiveChat, thread } from '../actors/chat/chat';
import { modal } from '../actors/forms';
import { haveTalked } from '../actors/chat/past';
import { expect, test } from '../test';

test.use({ storageState: async ({ fan }, use) => use(fan.state) });

const line = (page: Page, seq: number) =>
  thread(page).locator(`#message-${seq}`).getByText(`Line ${seq}.`);

/** Returns the share of the screen's height that shows messages. */
async function shareOfScreen(page: Page): Promise<number> {
  const box = await thread(page).boundingBox();
  return (box?.height ?? 0) / (page.viewportSize()?.height ?? Infinity);
}

test('a long conversation loads while scrolling, both ways, and never all of it at once', async ({
  page,
  fan,
}) => {
  test.slow();
  const { slug } = character(43);
  await haveTalked(fan, { slug, count: 260 });
  await openLiveChat(page, slug);
  expect(await shareOfScreen(page)).toBeGreaterThanOrEqual(0.65);
  const drawn = () => thread(page).locator('[data-message]').count();
  const scroll = (to: number, seq: number) =>
    expect(async () => {
      await thread(page).evaluate((box, far) => box.scrollBy(0, far), to);
      await expect(line(page, seq)).toBeInViewport({ timeout: 100 });
      expect(await drawn()).toBeLessThanOrEqual(120);
    }).toPass({ timeout: 120_000, intervals: [50] });
  await scroll(-900, 1);
  await expect(page.getByRole('link', { name: 'Earlier messages' })).toHaveCount(0);
  await scroll(900, 260);
  await expect(composer(page)).toBeVisible();

  await scroll(-300, 100);
  await page.getByRole('button', { name: 'Jump to the latest messages' }).click();
  await expect(line(page, 260)).toBeInViewport();
});

test(
  'the actions of a message are reached by the keyboard, however far up it is',
  { tag: '@layout' },
  async ({ page, fan }) => {
    const { slug } = character(46);
    await haveTalked(fan, { slug, count: 60 });
    await openLiveChat(page, slug);
    const far = thread(page).locator('#message-40');
    await expect(far).not.toBeInViewport();
    const bare = await far.boundingBox();
    const acts = far.locator('[data-acts]');
    await acts.focus();
    await expect(acts).toBeFocused();
    await expect(acts).toBeInViewport({ ratio: 1 });
    const box = await acts.boundingBox();
    expect([box?.width, box?.height]).toEqual([44, 44]);
    // The layout does not change, and nothing of the thread overflows.
    expect((await far.boundingBox())?.height).toBe(bare?.height);
    const overflow = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return { x: scrollWidth - innerWidth, y: scrollHeight - innerHeight };
    });
    expect(overflow).toEqual({ x: 0, y: 0 });
    await acts.press('Enter');
    await expect(modal(page, 'messageActions')).toBeVisible();
  },
);

test('messages that could not be fetched load by themselves once they can be', async ({
  page,
  fan,
}) => {
  const { slug } = character(43);
  await haveTalked(fan, { slug, count: 100 });
  let refused = 0;
  await page.route(/\/messages\?.*before=/, (route) => {
    refused += 1;
    return refused > 2 ? route.continue() : route.fulfill({ status: 503, json: {} });
  });
  await openLiveChat(page, slug);
  // Scrolls to the end of the rendered messages, where no further scrolling is possible.
  await thread(page).evaluate((box) => box.scrollTo(0, -box.scrollHeight));
  await expect(line(page, 60)).toBeAttached();
  expect(refused).toBeGreaterThan(2);
});

test(
  'unread messages are announced once a visit',
  { tag: '@nojs-browser' },
  async ({ page, fan }) => {
    const { slug } = character(44);
    await haveTalked(fan, { slug, count: 200, readSeq: 100 });
    await page.goto(`/chats/${slug}`);
    await page.getByRole('link', { name: 'Jump to the first of 50 new messages' }).click();
    await expect(line(page, 102)).toBeInViewport();
    await expect(thread(page).getByText('50 new', { exact: true })).toBeInViewport();
    await page.getByRole('link', { name: 'Later messages' }).waitFor({ state: 'attached' });
    await page.getByRole('link', { name: 'Jump to the latest messages' }).click();
    await expect(line(page, 200)).toBeInViewport();
    await expect(page.getByRole('link', { name: /Jump to the first of/ })).toHaveCount(0);
  },
);

test(
  'a date leads to the messages of that day',
  { tag: '@nojs-browser' },
  async ({ page, fan }) => {
    const { slug } = character(45);
    await haveTalked(fan, { slug, count: 300 });
    await page.goto(`/chats/${slug}`);
    await page
      .getByRole('link', { name: /Options for your chat/ })
      .first()
      .click();
    await page.getByText('Go to a date').click();
    await page.getByLabel('Day').fill('2025-01-01');
    await page.getByRole('button', { name: 'Go', exact: true }).click();
    await expect(line(page, 1)).toBeInViewport();
    await expect(line(page, 300)).toHaveCount(0);
  },
);
