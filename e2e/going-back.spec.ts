import type { Locator, Page } from '@playwright/test';
import { untilHydrated } from './actors/pages';
import { expect, test } from './test';
import { withoutPopups } from './actors/without-popups';

const y = async (place: Locator) => (await place.boundingBox())?.y ?? NaN;

/** Loads more of a list, opens one of the last items, and goes back. */
async function goAndComeBack(page: Page, items: Locator): Promise<void> {
  const before = await items.count();
  await page.getByRole('link', { name: 'Load more' }).click();
  await expect.poll(() => items.count()).toBeGreaterThan(before);
  const count = await items.count();
  const item = items.nth(count - 3);
  await item.scrollIntoViewIfNeeded();
  const place = await y(item);
  const words = await item.innerText();
  await item.getByRole('link').first().click();
  await expect(items).not.toHaveCount(count);
  await page.goBack();
  await expect(items).toHaveCount(count);
  await expect(item).toHaveText(words, { useInnerText: true });
  await expect.poll(() => y(item)).toBeCloseTo(place, 0);
}

test('finds the same post in the explorer', async ({ page }) => {
  await withoutPopups(page);
  await page.goto('/explorer');
  await untilHydrated(page);
  const feed = page.getByRole('feed');
  const shown = feed.getByRole('article');
  const atPlace = (place: number) => shown.and(page.locator(`[aria-posinset="${place}"]`));
  for (let place = 2; place <= 9; place += 1) {
    await page.keyboard.press('ArrowDown');
    await expect(atPlace(place)).toBeInViewport({ ratio: 0.9 });
  }
  const post = await atPlace(9).getAttribute('data-post');
  // A lock’s own links open over the feed; the character's name leads away from it.
  await atPlace(9).locator('a[href^="/characters/"]').first().click();
  await expect(feed).toHaveCount(0);
  await page.goBack();
  await expect(atPlace(9)).toBeInViewport({ ratio: 0.9 });
  expect(await atPlace(9).getAttribute('data-post')).toBe(post);
  await page.keyboard.press('ArrowUp');
  await expect(atPlace(8)).toBeInViewport({ ratio: 0.9 });
});

test('finds the same place among characters', async ({ page }) => {
  await page.goto('/');
  await page.goto('/characters');
  await untilHydrated(page);
  await goAndComeBack(page, page.getByRole('main').locator('li:has(a[href^="/characters/"])'));
});

test('finds a half-filled form, and the same place among featured posts', async ({ page }) => {
  await page.goto('/contact');
  await untilHydrated(page);
  const message = page.getByRole('textbox', { name: 'Your message' });
  await message.fill('How do I change');
  await page.goto('/featured-posts');
  await page.goBack();
  await expect(message).toHaveValue('How do I change');
  await page.goForward();
  await untilHydrated(page);
  await goAndComeBack(page, page.getByRole('main').locator('li:has(a[href^="/explorer?"])'));
});

test.describe('a member who has signed out', () => {
  test.use({ storageState: async ({ member }, use) => use(member.state) });

  test('leaves no page of theirs to the back button', async ({ page, member }) => {
    await page.goto('/settings/security');
    await expect(page.getByText(member.email)).toBeVisible();
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Log out' }).first().click();
    await expect(page.getByRole('link', { name: 'Sign up' }).first()).toBeVisible();
    await page.goBack();
    await expect(page.getByText(member.email)).toHaveCount(0);
    await page.goBack();
    await expect(page.getByText(member.email)).toHaveCount(0);
  });

  test('nor a page that their browser kept whole', async ({ page, member }) => {
    await page.goto('/settings/security');
    await untilHydrated(page);
    await expect(page.getByText(member.email)).toBeVisible();
    await page.context().clearCookies({ name: /nocturne_(access|refresh)/ });
    // This browser has no page cache, so the test dispatches the events itself.
    const isHeld = await page.evaluate(() => {
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      return getComputedStyle(document.body).visibility;
    });
    expect(isHeld).toBe('hidden');
    await expect(page).toHaveURL(/sign_in|modal=/);
    await expect(page.getByText(member.email)).toHaveCount(0);
    await expect(page.locator('body')).toHaveCSS('visibility', 'visible');
  });
});
