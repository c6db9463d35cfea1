import type { Page } from '@playwright/test';
import { makePost } from '~/db/testing';
import { cast, character } from '../actors/discovery/characters';
import { withDatabase } from '../actors/database';
import { balancePill, modal } from '../actors/forms';
import { poster } from '../actors/discovery/poster';
import { expect, test } from '../test';
import { withoutPopups } from '../actors/without-popups';

const free = { text: 'The orris note stayed.' };
const token = { access: 'token', unlockPrice: 18 } as const;
const cheaper = { access: 'tokenOrFanclub', unlockPrice: 40, discountedPrice: 24 } as const;
const club = { access: 'fanClub' } as const;
const many = (count: number) => Array.from({ length: count }, () => free);

const stagePosts = (page: Page) => page.getByRole('feed').getByRole('article');

/** Goes one post forward or back, and waits for it. */
async function goTo(page: Page, key: 'ArrowDown' | 'ArrowUp', place: number): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(page.getByText(`Post ${place}`, { exact: true })).toBeAttached({ timeout: 1_500 });
  }).toPass();
}

test(
  'a visitor sees the price of a post, and must sign up to unlock it',
  { tag: '@nojs' },
  async ({ page }) => {
    const { slug, ids } = await poster(40, [free, token, cheaper, club]);
    await page.goto(`/characters/${slug}`);
    const posts = page.getByRole('region', { name: 'Posts' });
    await expect(posts.getByRole('article')).toHaveCount(4);
    await expect(posts.getByText('$2.40, or Premium')).toBeVisible();
    await expect(posts.getByText('−40%')).toBeVisible();
    await expect(posts.getByText(/^From \$[\d.]+ a month$/)).toBeVisible();
    await page.goto(`/characters/${slug}/post/${ids[1]}`);
    await expect(page.getByText('$1.80').first()).toBeVisible();
    await page.getByRole('link', { name: 'Sign up to unlock' }).first().click();
    await expect(modal(page, 'signUpModal')).toBeVisible();
  },
);

test.describe('signed in', () => {
  test.use({ storageState: async ({ fan }, use) => use(fan.state) });

  test('unlocks a post once, at the price shown', { tag: '@nojs' }, async ({ page }) => {
    const { slug, ids } = await poster(41, [token, cheaper]);
    await page.goto(`/characters/${slug}/post/${ids[0]}`);
    await page.getByRole('button', { name: 'Unlock for 18 · $1.80' }).click();
    await expect(balancePill(page, 62)).toBeVisible();
    const atLarge = page.locator(`[data-post="${ids[0]}"]`);
    await expect(atLarge.getByRole('button', { name: /^Unlock/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Like', exact: true }).first()).toBeVisible();
    await page.goto(`/characters/${slug}`);
    await expect(page.getByText('Yours')).toHaveCount(1);

    // The price changes while the page is open: nothing is charged, and the new price is shown.
    await page.goto(`/characters/${slug}/post/${ids[1]}`);
    const button = page.getByRole('button', { name: /^Unlock for 24/ });
    await expect(button).toBeVisible();
    await withDatabase((db) =>
      db('posts').where({ id: ids[1] }).update({ discounted_price: null }),
    );
    await button.click();
    await expect(page.getByRole('alert')).toContainText('it’s now 40 tokens ($4.00)');
    await expect(balancePill(page, 62)).toBeVisible();
    await page.getByRole('button', { name: /^Unlock for 40/ }).click();
    await expect(balancePill(page, 22)).toBeVisible();
  });

  test(
    'sees how many tokens are missing if there are too few',
    { tag: '@nojs' },
    async ({ page }) => {
      const { slug, ids } = await poster(42, [{ access: 'token', unlockPrice: 500 }]);
      await page.goto(`/characters/${slug}/post/${ids[0]}`);
      await page.getByRole('button', { name: /^Unlock for 500/ }).click();
      const refusal = page.getByRole('alert');
      await expect(refusal).toContainText('You have 80 tokens. This costs 500.');
      await expect(page.getByRole('link', { name: 'Get 420 more' })).toHaveCount(1);
      await expect(balancePill(page, 80)).toBeVisible();
    },
  );

  test('likes a post and takes it back', { tag: '@nojs' }, async ({ page }) => {
    const { slug, ids } = await poster(43, [free]);
    await page.goto(`/characters/${slug}/post/${ids[0]}`);
    await page.getByRole('button', { name: 'Like', exact: true }).click();
    const taken = page.getByRole('button', { name: 'Remove your like, 1 so far' });
    await expect(taken).toBeVisible();
    // The like appears before it is saved.
    await expect(taken).not.toHaveAttribute('aria-busy', 'true');
    await page.goto(`/characters/${slug}/post/${ids[0]}`);
    await taken.click();
    await expect(page.getByRole('button', { name: 'Like', exact: true })).toBeVisible();
  });
});

test('moves through the explorer by keys and buttons, with five posts in the document', async ({
  page,
}) => {
  await withoutPopups(page);
  const { slug } = await poster(44, many(16));
  await page.goto(`/explorer/${slug}?feedTab=new`);
  const feed = page.getByRole('feed', { name: 'Posts' });
  await expect(feed).toBeVisible();
  for (let step = 1; step < 14; step += 1) {
    await goTo(page, 'ArrowDown', step + 1);
    expect(await stagePosts(page).count()).toBeLessThanOrEqual(5);
    expect(await feed.locator('video').count()).toBeLessThanOrEqual(3);
  }
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Post 13', { exact: true })).toBeAttached();
});

test('a video that was fetched before the scripts plays', async ({ page }) => {
  const videoOf = (place: number) =>
    stagePosts(page)
      .and(page.locator(`[aria-posinset="${place}"]`))
      .locator('video');
  await page.route(/entry\.client/, async (route) => {
    const isFetched = (video: HTMLVideoElement) => video.readyState === video.HAVE_ENOUGH_DATA;
    await expect.poll(() => videoOf(1).evaluate(isFetched)).toBe(true);
    await route.continue();
  });
  await page.goto(`/explorer/${character(0).slug}?feedTab=new`);
  const playedFor = ({ currentTime }: HTMLVideoElement) => currentTime;
  await expect.poll(() => videoOf(1).evaluate(playedFor)).toBeGreaterThan(0);
  await expect(videoOf(1)).toHaveCSS('opacity', '1');
});

test.describe('without movement', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  const isPaused = ({ paused }: HTMLVideoElement) => paused;

  test('a video does not play until the user starts it', async ({ page }) => {
    await page.goto(`/explorer/${character(0).slug}?feedTab=new`);
    const post = stagePosts(page).first();
    const video = post.locator('video');
    const play = post.getByRole('button', { name: 'Play' });
    await expect(play).toBeVisible();
    expect(await video.evaluate(isPaused)).toBe(true);
    await play.click();
    await expect.poll(() => video.evaluate(isPaused)).toBe(false);
    await post.getByRole('button', { name: 'Pause' }).click();
    await expect.poll(() => video.evaluate(isPaused)).toBe(true);
  });

  test(
    'the browser plays a video without scripts',
    { tag: ['@nojs-only', '@nojs-browser'] },
    async ({ page }) => {
      await page.goto(`/explorer/${character(0).slug}?feedTab=new`);
      const post = stagePosts(page).first();
      const video = post.locator('video[controls]');
      await expect(video).toBeVisible();
      expect(await video.evaluate(isPaused)).toBe(true);
      const controls = await video.boundingBox();
      const talk = await post.getByRole('link', { name: 'Talk' }).boundingBox();
      if (!controls || !talk) throw new Error('both are drawn');
      expect(controls.x + controls.width).toBeLessThanOrEqual(talk.x);
    },
  );
});

test('an explorer that cannot load more shows this, and goes on at the next try', async ({
  page,
}) => {
  await withoutPopups(page);
  const { slug } = await poster(34, many(8));
  await page.route(/cursor=/, (route) => route.abort());
  await page.goto(`/explorer/${slug}?feedTab=new`);
  for (let place = 2; place <= 6; place += 1) await goTo(page, 'ArrowDown', place);
  await expect(page.getByText('We couldn’t load the next posts.')).toBeInViewport();
  await page.unroute(/cursor=/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(stagePosts(page).and(page.locator('[aria-posinset="6"]'))).toContainText(free.text);
});

test('reloads posts that are far back in the explorer', async ({ page }) => {
  await withoutPopups(page);
  const { slug } = await poster(29, many(24));
  await page.route('**/posts-v2/get-batch', (route) => route.abort());
  await page.goto(`/explorer/${slug}?feedTab=new`);
  for (let place = 2; place <= 18; place += 1) await goTo(page, 'ArrowDown', place);
  for (let place = 17; place >= 5; place -= 1) await goTo(page, 'ArrowUp', place);
  const fifth = stagePosts(page).and(page.locator('[aria-posinset="5"]'));
  await expect(fifth).toContainText('We couldn’t load this post.');
  await page.unroute('**/posts-v2/get-batch');
  await fifth.getByRole('button', { name: 'Try again' }).click();
  await expect(fifth).toContainText(free.text);
});

test(
  'shows every post once on the pages of the explorer, whatever changes between them',
  { tag: '@nojs-only' },
  async ({ page, fan }) => {
    const { slug, ids } = await poster(45, [...many(8), { ...free, media: 'video' }, ...many(4)]);
    const seen: string[] = [];
    await page.goto(`/explorer/${slug}?feedTab=new`);
    for (;;) {
      for (const post of await stagePosts(page).all()) {
        await expect(post).toContainText(free.text);
        seen.push((await post.getAttribute('data-post')) ?? '');
      }
      await withDatabase(async (db) => {
        const { id: characterId } = await db('characters').where({ slug }).first<{ id: string }>();
        await makePost(db, { characterId });
        const { id: userId } = await db('users')
          .where({ email: fan.email })
          .first<{ id: string }>();
        await db('post_likes').insert({
          user_id: userId,
          post_id: seen.at(-1),
          created_at: new Date(),
        });
      });
      const more = page.getByRole('link', { name: 'More posts' });
      if ((await more.count()) === 0) break;
      const next = await more.getAttribute('href');
      await more.click();
      await expect(page).toHaveURL(next ?? '');
    }
    await expect(page.getByText('You’ve seen everything here.')).toBeVisible();
    expect(seen).toEqual(ids.toReversed());
  },
);

test('begins with the requested post', { tag: '@nojs' }, async ({ page }) => {
  const { ids } = await poster(46, [free]);
  await page.goto(`/explorer?postId=${ids[0]}`);
  await expect(stagePosts(page).first()).toContainText('The orris note stayed.');
});

test('narrows the explorer in its sheet', { tag: ['@nojs', '@phone'] }, async ({ page }) => {
  await poster(47, [free]);
  await page.goto('/explorer?feedTab=new');
  await page.getByRole('link', { name: 'Filters' }).click();
  const sheet = modal(page, 'explorerMobileFiltersModal');
  for (const name of ['Ethnicity', 'Breast size', 'Body type', 'Hair colour', 'Personality']) {
    await expect(sheet.getByRole('group', { name })).toBeVisible();
  }
  await expect(sheet.getByLabel('Extra options')).toBeDisabled();
  await sheet.getByRole('radio', { name: 'Men', exact: true }).check();
  await sheet.getByRole('button', { name: /^Apply/ }).click();
  await expect(page).toHaveURL(`/explorer?feedTab=new&category=Boys`);
  await expect(sheet).toHaveCount(0);
  const men = cast.filter(({ category }) => category === 'Boys').map(({ name }) => name);
  const isOfMan = (text: string) => men.some((name) => text.includes(name));
  // The filtered posts may appear after the address has changed.
  await expect(async () => {
    const shown = await stagePosts(page).locator('a[href^="/characters/"]').allInnerTexts();
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((text) => !isOfMan(text))).toEqual([]);
  }).toPass();
  await page.getByRole('link', { name: 'Filters' }).click();
  await expect(sheet.getByRole('group', { name: 'Build' })).toBeVisible();
  await expect(sheet.getByRole('group', { name: 'Breast size' })).toHaveCount(0);
});

test('shows featured posts and more of them', { tag: '@nojs' }, async ({ page }) => {
  await poster(
    48,
    Array.from({ length: 25 }, () => token),
  );
  await page.goto('/featured-posts');
  await expect(page.getByRole('heading', { level: 1, name: 'Hottest posts' })).toBeVisible();
  const cards = page.getByRole('main').getByRole('article');
  const before = await cards.count();
  expect(before).toBeGreaterThanOrEqual(10);
  const first = await cards.first().getByRole('link').first().getAttribute('href');
  await page.getByRole('link', { name: 'Load more' }).click();
  await expect(async () => {
    const href = await cards.first().getByRole('link').first().getAttribute('href');
    expect((await cards.count()) > before || href !== first).toBe(true);
  }).toPass();
});

test('a video is paused and unmuted on request, and a silent one offers no sound', async ({
  page,
}) => {
  const { slug } = character(0);
  const path = `/explorer/${slug}?feedTab=new`;
  const videos = () =>
    withDatabase((db) =>
      db('post_assets')
        .join('posts', 'posts.id', 'post_assets.post_id')
        .join('characters', 'characters.id', 'posts.character_id')
        .where({ slug })
        .whereLike('kind', '%_video')
        .pluck<string[]>('post_assets.id'),
    );
  const first = stagePosts(page).first();
  const video = first.locator('video');
  const state = () => video.evaluate(({ paused, muted }: HTMLVideoElement) => ({ paused, muted }));
  await page.goto(path);
  await expect.poll(state).toEqual({ paused: false, muted: true });
  await expect(first.getByRole('button', { name: 'Turn sound on' })).toHaveCount(0);

  const ids = await videos();
  await withDatabase((db) => db('post_assets').whereIn('id', ids).update({ has_sound: true }));
  try {
    await page.goto(path);
    await first.getByRole('button', { name: 'Turn sound on' }).click();
    await expect.poll(state).toEqual({ paused: false, muted: false });
    await page.keyboard.press('m');
    await expect.poll(state).toEqual({ paused: false, muted: true });
    await first.getByRole('button', { name: 'Pause' }).click();
    await expect.poll(state).toEqual({ paused: true, muted: true });
    await first.getByRole('button', { name: 'Play' }).press('m');
    await first.getByRole('button', { name: 'Play' }).evaluate((button) => button.blur());
    await page.keyboard.press(' ');
    await expect.poll(state).toEqual({ paused: false, muted: false });
  } finally {
    await withDatabase((db) => db('post_assets').whereIn('id', ids).update({ has_sound: false }));
  }
});
