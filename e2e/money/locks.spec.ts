import type { Page } from '@playwright/test';
import type { Account } from '../actors/accounts/account';
import { haveJoined, openClub } from '../actors/money/clubs';
import { withDatabase } from '../actors/database';
import { modal } from '../actors/forms';
import { postAs } from '../actors/discovery/poster';
import { makePauper } from '../actors/money/regulars';
import { expect, test } from '../test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Creates a club whose posts have every kind of lock, each with its own price. */
async function openLocks() {
  const club = await openClub({ price: 799, tokenPrice: 80 });
  const ids = await postAs(club.slug, [
    { access: 'token', unlockPrice: 18 },
    { access: 'fanClub' },
    { access: 'tokenOrFanclub', unlockPrice: 24 },
    { access: 'subscription' },
    { access: 'token', unlockPrice: 30, assets: [{ unlockPrice: 8 }, { isFree: true }, {}] },
    { access: 'fanClub' },
  ]);
  const [token = '', fanClub = '', either = '', premium = '', album = '', card = ''] = ids;
  await withDatabase((db) =>
    db('post_assets').where({ post_id: card }).update({ card_price: 499 }),
  );
  return { club, posts: { token, fanClub, either, premium, album, card } };
}

type Posts = Awaited<ReturnType<typeof openLocks>>['posts'];

/** Returns the unlock buttons of a post at full size; none if it is open. */
const waysTo = (page: Page, id: string) =>
  page
    .locator(`[data-post="${id}"]`)
    .locator('a, button')
    .filter({ hasText: /Unlock for|This one|the rest|Sign up to|Join Tamsin|See Premium|Buy for/ });

const join = 'Join Tamsin’s club';
const account = ['Sign up to unlock'];
const album = ['This one for 8 · $0.80', 'All the rest for 30 · $3.00'];
const ofFan = {
  token: ['Unlock for 18 · $1.80'],
  fanClub: [join],
  either: ['Unlock for 24 · $2.40', join],
  premium: ['See Premium'],
  album,
  card: ['Buy for $4.99', join],
};
const expected: Record<string, Record<keyof Posts, readonly string[]>> = {
  visitor: {
    token: account,
    fanClub: account,
    either: account,
    premium: account,
    album: account,
    card: account,
  },
  fan: ofFan,
  premium: { ...ofFan, premium: [] },
  'member of the club': { ...ofFan, fanClub: [], either: [], card: [] },
};

async function meet(page: Page, who: string, people: { fan: Account; premium: Account }) {
  const locks = await openLocks();
  if (who !== 'visitor') {
    const { state } = who === 'premium' ? people.premium : people.fan;
    await page.context().addCookies(state.cookies);
  }
  if (who === 'member of the club') await haveJoined(people.fan, locks.club);
  return locks;
}

for (const who of Object.keys(expected)) {
  test(
    `no lock is without a button for a ${who}`,
    { tag: '@nojs' },
    async ({ page, fan, premium }) => {
      const { club, posts } = await meet(page, who, { fan, premium });
      for (const [kind, id] of Object.entries(posts) as [keyof Posts, string][]) {
        await page.goto(`/characters/${club.slug}/post/${id}`);
        await expect(page.locator(`[data-post="${id}"]`)).toBeVisible();
        const names = expected[who]?.[kind] ?? [];
        for (const name of names) {
          await expect(waysTo(page, id).filter({ hasText: name }).first()).toBeAttached();
        }
        if (names.length === 0) await expect(waysTo(page, id)).toHaveCount(0);
      }
    },
  );
}

test(
  'each option of a locked post leads to the matching offer',
  { tag: '@nojs' },
  async ({ context }) => {
    const { club, posts } = await openLocks();
    await context.addCookies((await makePauper()).state.cookies);
    /** Clicks in a separate page, so that a navigation started by another click cannot interfere. */
    const press = async (id: string, name: RegExp | string) => {
      const page = await context.newPage();
      await page.goto(`/characters/${club.slug}/post/${id}`);
      await waysTo(page, id).filter({ hasText: name }).first().click();
      return page;
    };
    const premium = await press(posts.premium, 'See Premium');
    await expect(modal(premium, 'becomePremium')).toBeVisible();
    const fanClub = await press(posts.fanClub, join);
    await expect(modal(fanClub, 'fanclubJoinModal')).toBeVisible();
    const card = await press(posts.card, 'Buy for $4.99');
    await expect(card).toHaveURL(/checkoutModal\.order=|\/checkout\//);
    await expect(card.getByRole('button', { name: /^Pay \$/ })).toBeVisible();
    const token = await press(posts.token, /^Unlock for 18/);
    await token.getByRole('link', { name: 'Get 18 more' }).click();
    await expect(modal(token, 'smartTokenPackModal')).toBeVisible();
  },
);
