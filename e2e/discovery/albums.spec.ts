import type { Page } from '@playwright/test';
import { withDatabase } from '../actors/database';
import { balancePill } from '../actors/forms';
import { untilHydrated } from '../actors/pages';
import { newPoster } from '../actors/discovery/poster';
import { expect, test } from '../test';

/**
 * An album with a free photo, a photo for 8 tokens, and a photo that is only included in the whole album.
 */
const album = {
  access: 'token',
  unlockPrice: 30,
  assets: [{ isFree: true }, { unlockPrice: 8 }, {}],
} as const;

const hasScripts = () => test.info().project.use.javaScriptEnabled !== false;

/** Returns the enlarged photo at a position of the album, once it is wholly visible. */
async function shown(page: Page, place: number) {
  const slide = page.getByRole('group', { name: `${place} of 3`, exact: true });
  await expect(slide.locator('img').first()).toBeInViewport({ ratio: 0.9 });
  return slide;
}

/** Returns the renditions on a page, without the viewer-specific part of each address. */
async function pictures(page: Page): Promise<string[]> {
  const found = await page
    .locator('[data-post] img')
    .evaluateAll((images) =>
      (images as HTMLImageElement[]).map((image) => new URL(image.src).pathname),
    );
  return found.filter((path) => path.startsWith('/media/posts/'));
}

test.describe('signed in', () => {
  test.use({ storageState: async ({ fan }, use) => use(fan.state) });

  test(
    'reaches every photo of an album, buys one and then the rest, and finds them again',
    { tag: '@nojs-browser' },
    async ({ page }) => {
      const { slug, ids } = await newPoster([album]);
      const path = `/characters/${slug}/post/${ids[0]}`;
      await page.goto(path);
      if (hasScripts()) await untilHydrated(page);
      const bar = page.getByRole('navigation', { name: 'Album' });
      await expect(bar.getByRole('link')).toHaveText([
        'Open1 of 3',
        'Locked, 8 tokens alone2 of 3',
        'Locked3 of 3',
      ]);
      await shown(page, 1);
      const [open, ...locked] = await pictures(page);
      expect(open).toMatch(/\/w720\.webp$/);
      for (const picture of locked) expect(picture).toMatch(/\/locked\.jpg$/);

      await bar.getByRole('link', { name: /2 of 3/ }).click();
      const second = await shown(page, 2);
      await expect(second.getByRole('button')).toHaveText([
        'This one for 8 · $0.80',
        'All the rest for 30 · $3.00',
      ]);
      await second.getByRole('button', { name: /^This one/ }).click();
      await expect(balancePill(page, 72)).toBeVisible();
      await expect(second.getByRole('button')).toHaveCount(0);

      await page.goto(path);
      if (hasScripts()) await untilHydrated(page);
      expect((await pictures(page)).map((one) => one.split('/').at(-1))).toEqual([
        'w720.webp',
        'w720.webp',
        'locked.jpg',
      ]);
      await bar.getByRole('link', { name: /3 of 3/ }).click();
      const third = await shown(page, 3);
      await expect(third.getByRole('button')).toHaveText(['All the rest for 22 · $2.20']);
      await third.getByRole('button').click();
      await expect(balancePill(page, 50)).toBeVisible();
      await page.goto(path);
      expect((await pictures(page)).every((one) => one.endsWith('/w720.webp'))).toBe(true);
      await page.goto(`/characters/${slug}`);
      await expect(page.getByText('Yours')).toHaveCount(1);
    },
  );

  test(
    'sees how many tokens are missing for one photo, beside it',
    { tag: '@nojs-browser' },
    async ({ page }) => {
      const { slug, ids } = await newPoster([
        { ...album, unlockPrice: 900, assets: [{ isFree: true }, { unlockPrice: 500 }, {}] },
      ]);
      await page.goto(`/characters/${slug}/post/${ids[0]}`);
      if (hasScripts()) await untilHydrated(page);
      await page.getByRole('link', { name: /2 of 3/ }).click();
      const second = await shown(page, 2);
      await second.getByRole('button', { name: /^This one/ }).click();
      await expect(page.getByRole('alert')).toHaveText('You have 80 tokens. This costs 500.');
      await expect(second.getByRole('link', { name: 'Get 420 more' })).toHaveCount(1);
      await shown(page, 2);
    },
  );

  test('pays no more than the price shown while the price changes', async ({ page }) => {
    const { slug, ids } = await newPoster([album]);
    await page.goto(`/explorer/${slug}?feedTab=new`);
    await untilHydrated(page);
    await page.keyboard.press('ArrowRight');
    const second = await shown(page, 2);
    await withDatabase((db) =>
      db('post_assets').where({ post_id: ids[0], position: 1 }).update({ unlock_price: 12 }),
    );
    await second.getByRole('button', { name: /^This one for 8/ }).click();
    await expect(second.getByRole('alert')).toContainText('it’s now 12 tokens ($1.20)');
    await second.getByRole('button', { name: /^This one for 12/ }).click();
    await expect(second.getByRole('button')).toHaveCount(0);
    await page.goto('/');
    await expect(balancePill(page, 68)).toBeVisible();
  });
});

test('an album is gone through by keys, buttons and position in the explorer', async ({ page }) => {
  const { slug } = await newPoster([album, { text: 'Another evening.' }]);
  await page.goto(`/explorer/${slug}?feedTab=new`);
  await untilHydrated(page);
  const post = page
    .getByRole('feed')
    .getByRole('article')
    .filter({ has: page.getByRole('navigation') });
  await post.scrollIntoViewIfNeeded();
  await shown(page, 1);
  await post.getByRole('button', { name: 'Next in the album' }).click();
  await shown(page, 2);
  await page.keyboard.press('ArrowRight');
  await shown(page, 3);
  await expect(post.getByRole('button', { name: 'Next in the album' })).toBeDisabled();
  await page.keyboard.press('ArrowLeft');
  await shown(page, 2);
  await expect(post.getByRole('link', { name: /2 of 3/ })).toHaveAttribute('aria-current', 'true');
});

test(
  'every photo of an album is on its card and links to itself',
  { tag: '@nojs-browser' },
  async ({ page }) => {
    const { slug } = await newPoster([album]);
    await page.goto(`/characters/${slug}`);
    const card = page.getByRole('article').filter({ has: page.locator('a[href*="#photo-"]') });
    const photos = card.locator('a[href*="/explorer"]');
    await expect(photos).toHaveCount(3);
    await card.scrollIntoViewIfNeeded();
    if (hasScripts()) await untilHydrated(page);
    await photos
      .nth(1)
      .evaluate((photo) =>
        photo.parentElement?.scrollTo({ left: photo.parentElement.clientWidth }),
      );
    await expect(photos.nth(1)).toBeInViewport({ ratio: 0.9 });
    await expect(card).toContainText('30 tokens, $3.00');
    await photos.nth(1).click();
    await shown(page, 2);
  },
);
