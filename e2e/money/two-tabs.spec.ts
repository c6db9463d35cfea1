import type { BrowserContext, Page } from '@playwright/test';
import { character } from '../actors/discovery/characters';
import { composer, openLiveChat, say } from '../actors/chat/chat';
import { payButton, typeCard } from '../actors/money/checkout';
import { haveJoined, openClub } from '../actors/money/clubs';
import { balancePill } from '../actors/forms';
import { untilHydrated } from '../actors/pages';
import { newPoster, poster } from '../actors/discovery/poster';
import { makePauper } from '../actors/money/regulars';
import { withoutPopups } from '../actors/without-popups';
import { expect, test } from '../test';

const month = '00000000-0000-7000-8000-000000000101';
const approved = '4242424242424242';
const forPremium = { access: 'subscription' } as const;
const many = (count: number) => Array.from({ length: count }, () => forPremium);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Buys something with a new card, in a separate tab. */
async function buyElsewhere(context: BrowserContext, wish: Record<string, string>): Promise<Page> {
  const elsewhere = await context.newPage();
  await elsewhere.goto(`/checkout?${new URLSearchParams({ ...wish, from: '/characters' })}`);
  await typeCard(elsewhere, approved);
  await payButton(elsewhere).click();
  return elsewhere;
}

const buyPremium = (context: BrowserContext) =>
  buyElsewhere(context, { variant: 'subscriptions', product: month });

test.describe('a fan who buys Premium in another tab', () => {
  test.use({ storageState: async ({ fan }, use) => use(fan.state) });

  test('stays at their post of the explorer, and sees it open', async ({ page, context }) => {
    await withoutPopups(page);
    const { slug } = await newPoster(many(9));
    await page.goto(`/explorer/${slug}?feedTab=new`);
    await untilHydrated(page);
    const at = (place: number) =>
      page
        .getByRole('feed')
        .getByRole('article')
        .and(page.locator(`[aria-posinset="${place}"]`));
    for (let place = 2; place <= 7; place += 1) {
      await page.keyboard.press('ArrowDown');
      await expect(at(place)).toBeInViewport({ ratio: 0.9 });
    }
    const post = await at(7).getAttribute('data-post');
    const lock = at(7).getByRole('link', { name: /Premium/ });
    await expect(lock).toBeVisible();
    await buyPremium(context);
    await expect(lock).toHaveCount(0);
    await expect(at(7)).toBeInViewport({ ratio: 0.9 });
    expect(await at(7).getAttribute('data-post')).toBe(post);
    await page.keyboard.press('ArrowUp');
    await expect(at(6)).toBeInViewport({ ratio: 0.9 });
    await expect(at(6).getByRole('link', { name: /Premium/ })).toHaveCount(0);
  });

  test('sees those open, too, that came under the first', async ({ page, context }) => {
    const { slug } = await newPoster(many(40));
    await page.goto(`/characters/${slug}`);
    await untilHydrated(page);
    const posts = page.getByRole('region', { name: 'Posts' });
    const locks = posts.getByRole('link', { name: 'See Premium' });
    const before = await locks.count();
    await posts.getByRole('link', { name: 'Load more' }).click();
    await expect.poll(() => locks.count()).toBeGreaterThan(before);
    const count = await posts.getByRole('article').count();
    await buyPremium(context);
    await expect(locks).toHaveCount(0);
    await expect(posts.getByRole('article')).toHaveCount(count);
  });

  test('writes on without a price', async ({ page, context }) => {
    await openLiveChat(page, character(44).slug);
    await expect(page.getByText('2 tokens · $0.20 a message')).toHaveCount(1);
    await buyPremium(context);
    await expect(page.getByText('Unlimited messages with premium')).toHaveCount(1);
  });
});

test('a fan who runs out of tokens in one chat sees no prompt in another', async ({
  page,
  context,
}) => {
  await context.addCookies((await makePauper()).state.cookies);
  await openLiveChat(page, character(45).slug);
  const other = await context.newPage();
  await openLiveChat(other, character(46).slug);
  await say(other, 'The 23:40. Keep me the seat by the window.');
  const short = { name: '2 tokens short' };
  await expect(other.getByRole('heading', short)).toBeVisible();
  await expect(page.getByRole('heading', short)).toHaveCount(0);
  await expect(composer(page)).toHaveValue('');
});

test.describe('a fan who buys tokens in another tab', () => {
  test.use({ storageState: async ({ fan }, use) => use(fan.state) });

  test('unlocks a post for which they had too few tokens', async ({ page, context }) => {
    const { slug, ids } = await poster(45, [{ access: 'token', unlockPrice: 100 }]);
    await page.goto(`/characters/${slug}/post/${ids[0]}`);
    await untilHydrated(page);
    const unlock = page.getByRole('button', { name: /^Unlock for 100/ });
    await unlock.click();
    await expect(page.getByRole('alert')).toContainText('You have 80 tokens.');
    await expect(unlock).toHaveCount(0);
    const answer = await page.request.get('/api/v1/token-deposit-offers');
    const [pack] = (await answer.json()) as { _id: string }[];
    await buyElsewhere(context, { variant: 'tokens', product: pack?._id ?? '' });
    await unlock.click();
    await expect(balancePill(page, 30)).toBeVisible();
  });
});

test('clubs joined, left or kept elsewhere are updated on the page of memberships', async ({
  page,
  context,
  member,
}) => {
  await context.addCookies(member.state.cookies);
  await page.goto('/settings/memberships');
  await untilHydrated(page);
  await haveJoined(member, await openClub({ price: null, tokenPrice: 80 }));
  const club = page.getByRole('article', { name: 'Tamsin’s fan club' });
  await expect(club).toContainText('Renews');
  const elsewhere = await context.newPage();
  await elsewhere.goto('/settings/memberships');
  await untilHydrated(elsewhere);
  await elsewhere.getByRole('article').getByRole('button', { name: 'Cancel' }).click();
  await expect(club).toContainText('Open to you until');
  await elsewhere.getByRole('article').getByRole('button', { name: 'Keep it' }).click();
  await expect(club).toContainText('Renews');
  const all = { name: /^Renew clubs automatically/ };
  await elsewhere.getByRole('switch', all).click();
  await expect(page.getByRole('switch', all)).not.toBeChecked();
  await expect(club).toContainText('Open to you until');
});
