import type { Page } from '@playwright/test';
import { makeCharacter, makePost } from '~/db/testing';
import { withDatabase } from './actors/database';
import { balancePill, modal } from './actors/forms';
import { expect, test } from './test';

/** Somebody with one post of each kind, all of them new. */
async function makePoster() {
  return withDatabase(async (db) => {
    const character = await makeCharacter(db, { name: 'Ines Carvalho' });
    const of = { characterId: character.id };
    const free = await makePost(db, { ...of, text: 'The orris note stayed.' });
    const token = await makePost(db, { ...of, access: 'token', unlockPrice: 18 });
    const cheaper = await makePost(db, {
      ...of,
      access: 'tokenOrFanclub',
      unlockPrice: 40,
      discountedPrice: 24,
    });
    const club = await makePost(db, { ...of, access: 'fanClub' });
    return { character, free, token, cheaper, club };
  });
}

const stagePosts = (page: Page) => page.getByRole('feed').getByRole('article');

test(
  'a visitor sees what a post asks for, and is asked to sign up for it',
  { tag: '@nojs' },
  async ({ page }) => {
    const { character, token } = await makePoster();
    await page.goto(`/characters/${character.slug}`);
    const posts = page.getByRole('region', { name: 'Posts' });
    await expect(posts.getByRole('article')).toHaveCount(4);
    await expect(posts.getByText('24 or fan club')).toBeVisible();
    await expect(posts.getByText('−40%')).toBeVisible();
    await expect(posts.getByText('Ines’s fan club')).toBeVisible();
    await page.goto(`/characters/${character.slug}/post/${token.id}`);
    await expect(page.getByText('$1.80')).toBeVisible();
    await page.getByRole('link', { name: 'Sign up to unlock' }).click();
    await expect(modal(page, 'signUpModal')).toBeVisible();
  },
);

test.describe('signed in', () => {
  test.use({ storageState: async ({ fan }, use) => use(fan.state) });

  test('unlocks a post once, at the price shown', { tag: '@nojs' }, async ({ page }) => {
    const { character, token, cheaper } = await makePoster();
    await page.goto(`/characters/${character.slug}/post/${token.id}`);
    await page.getByRole('button', { name: 'Unlock for 18 · $1.80' }).click();
    await expect(balancePill(page, 62)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Unlock/ })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Like, 0 so far' })).toBeVisible();
    await page.goto(`/characters/${character.slug}`);
    await expect(page.getByText('Yours')).toHaveCount(1);

    // The price changes while the page is open: nothing is taken, and the new one is told.
    await page.goto(`/characters/${character.slug}/post/${cheaper.id}`);
    const button = page.getByRole('button', { name: /^Unlock for 24/ });
    await expect(button).toBeVisible();
    await withDatabase((db) =>
      db('posts').where({ id: cheaper.id }).update({ discounted_price: null }),
    );
    await button.click();
    await expect(page.getByRole('alert')).toContainText('it is 40 tokens ($4.00) now');
    await expect(balancePill(page, 62)).toBeVisible();
    await page.getByRole('button', { name: /^Unlock for 40/ }).click();
    await expect(balancePill(page, 22)).toBeVisible();
  });

  test(
    'is told what is missing when there are too few tokens',
    { tag: '@nojs' },
    async ({ page }) => {
      const { id, slug } = await withDatabase(async (db) => {
        const character = await makeCharacter(db);
        const post = await makePost(db, {
          characterId: character.id,
          access: 'token',
          unlockPrice: 500,
        });
        return { id: post.id, slug: character.slug };
      });
      await page.goto(`/characters/${slug}/post/${id}`);
      await page.getByRole('button', { name: /^Unlock for 500/ }).click();
      await expect(page.getByRole('alert')).toHaveText('You have 80 tokens. This asks for 500.');
      await expect(balancePill(page, 80)).toBeVisible();
    },
  );

  test('likes a post and takes it back', { tag: '@nojs' }, async ({ page }) => {
    const { character, free } = await makePoster();
    await page.goto(`/characters/${character.slug}/post/${free.id}`);
    await page.getByRole('button', { name: 'Like, 0 so far' }).click();
    const taken = page.getByRole('button', { name: 'Take the like back, 1 so far' });
    await expect(taken).toBeVisible();
    await page.reload();
    await page.goto(`/characters/${character.slug}/post/${free.id}`);
    await taken.click();
    await expect(page.getByRole('button', { name: 'Like, 0 so far' })).toBeVisible();
  });
});

test('goes through the explorer by keys and buttons, five posts in the document', async ({
  page,
}) => {
  const { character } = await makePoster();
  await withDatabase(async (db) => {
    for (let made = 0; made < 12; made += 1) await makePost(db, { characterId: character.id });
  });
  await page.goto(`/explorer/${character.slug}?feedTab=new`);
  const feed = page.getByRole('feed', { name: 'Posts' });
  await expect(feed).toBeVisible();
  for (let step = 1; step < 14; step += 1) {
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(page.getByText(`Post ${step + 1}`, { exact: true })).toBeAttached({
        timeout: 1_500,
      });
    }).toPass();
    expect(await stagePosts(page).count()).toBeLessThanOrEqual(5);
    expect(await feed.locator('video').count()).toBeLessThanOrEqual(3);
  }
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText('Post 13', { exact: true })).toBeAttached();
});

test('pages through the explorer by links', { tag: '@nojs-only' }, async ({ page }) => {
  const { character } = await makePoster();
  await withDatabase(async (db) => {
    for (let made = 0; made < 4; made += 1) await makePost(db, { characterId: character.id });
  });
  await page.goto(`/explorer/${character.slug}?feedTab=new`);
  await page.getByRole('link', { name: 'More posts' }).click();
  await expect(page.getByText('You have seen everything here.')).toBeVisible();
});

test('begins with the post that was asked for', { tag: '@nojs' }, async ({ page }) => {
  const { free } = await makePoster();
  await page.goto(`/explorer?postId=${free.id}`);
  await expect(stagePosts(page).first()).toContainText('The orris note stayed.');
});

test('narrows the explorer in its sheet', { tag: '@nojs' }, async ({ page }) => {
  await makePoster();
  await page.goto('/explorer');
  await page.getByRole('link', { name: 'Filters' }).click();
  const sheet = modal(page, 'explorerMobileFiltersModal');
  await expect(sheet.getByRole('group', { name: 'Hair colour' })).toBeVisible();
  await expect(sheet.getByLabel('Extra options')).toBeDisabled();
  await sheet.getByRole('radio', { name: 'Anime' }).check();
  await sheet.getByRole('button', { name: /^Apply/ }).click();
  await expect(page).toHaveURL(/style=Anime/);
});

test('shows featured posts and more of them', { tag: '@nojs' }, async ({ page }) => {
  await withDatabase(async (db) => {
    const { id: characterId } = await makeCharacter(db);
    for (let made = 0; made < 25; made += 1) await makePost(db, { characterId, access: 'token' });
  });
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
