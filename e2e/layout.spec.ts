import type { Page } from '@playwright/test';
import { reachSecondStep } from './actors/accounts/authenticator';
import { character } from './actors/discovery/characters';
import {
  composer,
  converse,
  myMessages,
  openLiveChat,
  sendButton,
  theirMessages,
  thread,
} from './actors/chat/chat';
import { modal } from './actors/forms';
import { everybodysPages, membersPages, visitorsPages } from './actors/pages';
import { sample } from '~/tests/testing/sample';
import { expect, test } from './test';

/** The width in CSS pixels from which there is a side navigation, and a chat list beside a thread. */
const sideFrom = 768;
const characterPaneFrom = 1280;

const widthOf = (page: Page) => page.viewportSize()?.width ?? 0;
const bottomBar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** Returns the number of pixels by which a page is wider than its viewport. */
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function expectNoSidewaysScroll(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect.soft(await overhang(page), path).toBeLessThanOrEqual(0);
  }
}

test('no page scrolls sideways for a visitor', { tag: '@layout' }, async ({ page }) => {
  await expectNoSidewaysScroll(page, sample([...everybodysPages, ...visitorsPages], 6));
});

test.describe('on the smallest phones', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('no page scrolls sideways and no modal hides its end', async ({ page }) => {
    await expectNoSidewaysScroll(page, sample([...everybodysPages, ...visitorsPages], 6));
    await page.goto('/?modal=signUpModal');
    const last = modal(page, 'signUpModal').getByRole('link', { name: 'Log in' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    expect(await overhang(page)).toBeLessThanOrEqual(0);
  });
});

test.describe('signed in', () => {
  test.use({ storageState: async ({ fan }, use) => use(fan.state) });

  test('no page scrolls sideways for a member', { tag: '@layout' }, async ({ page }) => {
    await expectNoSidewaysScroll(page, sample([...membersPages, ...everybodysPages], 6));
  });
});

test.describe('a member who must prove their identity', () => {
  test.use({ storageState: async ({ member }, use) => use(member.state) });

  test('finds no page that scrolls sideways', { tag: '@layout' }, async ({ page, member }) => {
    await expectNoSidewaysScroll(page, ['/settings/confirm']);
    await reachSecondStep(page, member.email);
    await expectNoSidewaysScroll(page, ['/second_step']);
  });
});

test(
  'the navigation is at hand: below on a phone, at the side elsewhere',
  { tag: '@layout' },
  async ({ page }) => {
    await page.goto('/characters');
    const bar = bottomBar(page);
    await expect(bar).toHaveCount(1);
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const isAtSide = width >= sideFrom;
    // A phone has room for five; other pages link to the rest.
    const onSideOnly = isAtSide ? ['Characters', 'Quests'] : [];
    for (const name of ['Home', 'Explorer', 'Chats', 'My AI', 'You', ...onSideOnly]) {
      await expect(bar.getByRole('link', { name })).toBeInViewport();
    }
    const box = await bar.boundingBox();
    if (isAtSide) {
      const here = bar.getByRole('link', { name: 'Characters' });
      await expect(here).toHaveAttribute('aria-current', 'page');
      expect((box?.x ?? width) + (box?.width ?? width)).toBeLessThan(width / 4);
    } else {
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(height, 0);
      expect(box?.width).toBe(width);
    }
    // The bar stays in place, and does not cover the bottom of the page.
    const footer = page.getByText(/^Adults 18\+ only/);
    await footer.scrollIntoViewIfNeeded();
    await page.keyboard.press('End');
    await expect(footer).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole('link', { name: 'Chats' })).toBeInViewport();
    await footer.click({ trial: true });
  },
);

test(
  'the composer is unobstructed at the foot of a thread',
  { tag: '@layout' },
  async ({ page }) => {
    await openLiveChat(page, character(23).slug);
    await converse(page, 'A long one: '.repeat(40));
    await expect(composer(page)).toBeInViewport({ ratio: 1 });
    await expect(sendButton(page)).toBeInViewport({ ratio: 1 });
    await sendButton(page).click({ trial: true });
    const { height } = page.viewportSize() ?? { height: 0 };
    const [messages, field] = [
      await thread(page).boundingBox(),
      await composer(page).boundingBox(),
    ];
    expect((messages?.y ?? 0) + (messages?.height ?? 0)).toBeLessThanOrEqual(field?.y ?? 0);
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeGreaterThan(height - 120);
    expect(await overhang(page)).toBeLessThanOrEqual(0);
  },
);

test(
  'the actions of a message are beside it, however long it is',
  {
    tag: '@desktop',
  },
  async ({ page }) => {
    await openLiveChat(page, character(23).slug);
    await converse(page, 'A long one: '.repeat(40));
    const panel = await thread(page).boundingBox();
    const ends = { left: panel?.x ?? 0, right: (panel?.x ?? 0) + (panel?.width ?? 0) };
    for (const message of [myMessages(page).last(), theirMessages(page).last()]) {
      await message.hover();
      for (const name of ['Love it', 'Reply', 'Message options']) {
        const act = message.getByRole(name === 'Love it' ? 'button' : 'link', { name });
        // The message is replaced once its reply is stored.
        await expect(async () => {
          await act.click({ trial: true, timeout: 2_000 });
          const box = await act.boundingBox();
          expect(box?.x, name).toBeGreaterThanOrEqual(ends.left);
          expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(ends.right);
        }).toPass();
      }
    }
  },
);

test('a thread has as many panes as there is room for', { tag: '@layout' }, async ({ page }) => {
  const { slug, firstName } = character(24);
  const list = page.getByRole('heading', { name: 'Chats', exact: true });
  const about = page.getByRole('complementary', { name: `About ${firstName}` });
  const back = page.getByRole('link', { name: 'Back to chats' });
  await openLiveChat(page, slug);
  await converse(page, 'Good evening');
  const height = page.viewportSize()?.height ?? 0;
  for (const width of [widthOf(page), 767, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height });
    await expect(list).toBeVisible({ visible: width >= sideFrom });
    await expect(back).toBeVisible({ visible: width < sideFrom });
    await expect(about).toBeVisible({ visible: width >= characterPaneFrom });
    await expect(composer(page)).toBeInViewport();
    expect(await overhang(page), `${width} px`).toBeLessThanOrEqual(0);
  }
});

test(
  'a modal is a sheet on a phone and a window elsewhere',
  { tag: '@layout' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/?modal=loginModal');
    const box = await modal(page, 'loginModal').boundingBox();
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    if (width >= sideFrom) {
      expect(box?.width).toBeLessThan(width);
      expect((box?.y ?? 0) + (box?.height ?? height)).toBeLessThan(height);
    } else {
      expect(box?.width).toBe(width);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(height, 0);
    }
  },
);
