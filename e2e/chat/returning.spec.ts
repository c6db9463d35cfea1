import type { Locator, Page } from '@playwright/test';
import { character } from '../actors/discovery/characters';
import { composer, myMessages, openChat, openLiveChat, say } from '../actors/chat/chat';
import { sendButton, thread, theirMessages } from '../actors/chat/chat';
import { haveTalked } from '../actors/chat/past';
import { makePauper } from '../actors/money/regulars';
import { expect, test } from '../test';

const sizes = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** Returns the number of pixels that an element has moved vertically. */
async function movedBy(what: Locator, from: { y: number } | null): Promise<number> {
  return Math.abs(((await what.boundingBox())?.y ?? NaN) - (from?.y ?? NaN));
}

/** Expects that the end of the chat is in view and the page around it has not scrolled. */
async function expectItsEnd(page: Page, last: string, way: string): Promise<void> {
  const words = thread(page).getByText(last, { exact: true });
  await expect(words, way).toBeInViewport();
  await expect(composer(page), way).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { level: 1 }), way).toBeInViewport();
  const place = await page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return { scrollY, isTooHigh: scrollHeight > innerHeight, isTooWide: scrollWidth > innerWidth };
  });
  expect(place, way).toEqual({ scrollY: 0, isTooHigh: false, isTooWide: false });
}

test.describe('a returning fan', () => {
  // They have not answered the cookie notice, so it is on every page.
  test.use({ storageState: async ({ fan }, use) => use(fan.state), isNewHere: true });

  const asLong = [
    { count: 500, at: sizes },
    { count: 5, at: sizes.slice(0, 1) },
  ];
  for (const { count, at } of asLong) {
    test(
      `finds the end of a conversation of ${count} messages, whatever way they come`,
      { tag: '@nojs-browser' },
      async ({ page, fan }) => {
        test.slow();
        const { slug, name } = character(40);
        await haveTalked(fan, { slug, count });
        const last = `Line ${count}.`;
        for (const size of at) {
          await page.setViewportSize(size);
          const expectEnd = (way: string) => expectItsEnd(page, last, `${way} at ${size.width}`);
          await page.goto('/chats');
          await page
            .getByRole('main')
            .getByRole('link', { name: new RegExp(name) })
            .click();
          await expectEnd('link');
          await page.reload();
          await expectEnd('reload');
          await page.goto(`/chats/${slug}`);
          await expectEnd('address');
          await page.goto('/cookies');
          await page.goBack();
          await expectEnd('back');
          await page.goto(`/chats/${slug}#latest`);
          await expectEnd('#latest');
          await page.goBack();
          await page.goForward();
          await expectEnd('forward');
        }
      },
    );
  }

  test(
    'finds the greeting in a chat without messages',
    { tag: '@nojs-browser' },
    async ({ page }) => {
      const { slug } = character(41);
      for (const size of [sizes[0], sizes[3]].filter((size) => size !== undefined)) {
        await page.setViewportSize(size);
        await page.goto(`/chats/${slug}#latest`);
        await expect(theirMessages(page)).toHaveCount(1);
        await expect(theirMessages(page)).toBeInViewport();
        await expect(composer(page)).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => scrollY)).toBe(0);
      }
    },
  );
});

test.describe('a fan in a chat that is not begun', () => {
  test.use({ storageState: async ({ fan }, use) => use(fan.state) });

  test('takes a line into the field, and sends it once they please', async ({ page }) => {
    await openLiveChat(page, character(42).slug);
    const openers = page.getByRole('region', { name: 'Or open with' });
    await expect(openers.getByRole('button')).toHaveCount(3);
    const line = await openers.getByRole('button').nth(1).innerText();
    await openers.getByRole('button').nth(1).click();
    await expect(composer(page)).toHaveValue(line);
    await expect(composer(page)).toBeFocused();
    await expect(myMessages(page)).toHaveCount(0);
    await composer(page).press('End');
    await composer(page).pressSequentially(' Tell me all.');
    await sendButton(page).click();
    await expect(myMessages(page)).toHaveText(new RegExp('Tell me all'));
    await expect(openers).toHaveCount(0);
  });
});

test.describe('a fan who reads earlier messages', () => {
  test.use({ storageState: async ({ fan }, use) => use(fan.state) });

  test('stays there while a new message arrives, and is notified of it', async ({
    page,
    context,
    fan,
  }) => {
    const { slug } = character(42);
    await haveTalked(fan, { slug, count: 60 });
    await openLiveChat(page, slug);
    const read = thread(page).getByText('Line 40.', { exact: true });
    await read.evaluate((line) => line.scrollIntoView({ block: 'center' }));
    const place = await read.boundingBox();

    const other = await context.newPage();
    await openLiveChat(other, slug);
    await say(other, 'And there is something else');
    const news = page.getByRole('button', { name: '1 new message' });
    await expect(news).toBeVisible();
    expect(await movedBy(read, place)).toBeLessThan(1);

    // Earlier messages were loaded as they scrolled up.
    await expect(thread(page).getByText('Line 1.', { exact: true })).toBeAttached();
    expect(await movedBy(read, place)).toBeLessThan(1);

    await news.click();
    await expect(myMessages(page).last()).toBeInViewport();
    await expect(theirMessages(page).last()).toBeInViewport();
    await expect(news).toHaveCount(0);
  });
});

/** A phone shows the terms only when few messages are left. */
const roomy = { width: 1024, height: 800 };

test.describe('a fan at the composer', () => {
  test.use({ storageState: async ({ fan }, use) => use(fan.state) });

  test('sees after each message the balance left and how far it goes', async ({ page }) => {
    await page.setViewportSize(roomy);
    await openLiveChat(page, character(43).slug);
    await expect(
      page.getByText('You have 80 tokens ($8.00). 78 after this, about 39 messages.'),
    ).toBeVisible();
    await expect(page.getByText('2 tokens · $0.20 a message')).toBeVisible();
    await say(page, 'Are you still up?');
    await expect(
      page.getByText('You have 78 tokens ($7.80). 76 after this, about 38 messages.'),
    ).toBeVisible();
  });

  test('finds the words again that they had begun to write', async ({ page }) => {
    const { slug } = character(44);
    await openLiveChat(page, slug);
    await composer(page).fill('I was about to say');
    await page.goto('/settings');
    await page.goto(`/chats/${slug}`);
    await expect(composer(page)).toHaveValue('I was about to say');
    await openLiveChat(page, character(45).slug);
    await expect(composer(page)).toHaveValue('');
  });
});

test.describe('a member with free messages', () => {
  test.use({ storageState: async ({ member }, use) => use(member.state) });

  test('sees them counted down as they write', async ({ page }) => {
    await page.setViewportSize(roomy);
    await openLiveChat(page, character(43).slug);
    await expect(page.getByText('5 free messages left')).toBeVisible();
    await say(page, 'Good evening');
    await expect(page.getByText('4 free messages left')).toBeVisible();
  });
});

test.describe('a fan who is out of tokens', () => {
  test.use({ storageState: async ({}, use) => use((await makePauper()).state) });

  for (const size of sizes.slice(0, 2)) {
    test(
      `keeps their words beside what is missing at ${size.width}`,
      { tag: '@nojs-browser' },
      async ({ page, javaScriptEnabled }) => {
        await page.setViewportSize(size);
        const { slug } = character(46);
        await (javaScriptEnabled ? openLiveChat(page, slug) : openChat(page, slug));
        const words = 'The 23:40. Keep me the seat by the window.';
        await say(page, words);
        await expect(page.getByRole('heading', { name: '2 tokens short' })).toBeInViewport();
        await expect(page.getByText(/costs\s*2 \(\$0\.20\)\. You have\s*0/)).toBeInViewport();
        await expect(composer(page)).toHaveValue(words);
        await expect(composer(page)).toBeInViewport({ ratio: 1 });
        await expect(sendButton(page)).toBeInViewport({ ratio: 1 });
      },
    );
  }
});
