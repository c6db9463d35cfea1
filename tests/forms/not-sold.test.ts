/** Tests that the page shows why an offer is not sold to the person and what is sold instead. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '~/app/testing/client';
import { completeLocales } from '~/app/kit/i18n/locales';
import { renderDocuments } from '~/app/testing/documents';
import { logIn } from '~/app/testing/sign-in';
import { startSite, type TestSite } from '~/app/testing/start-site';
import { giveTokens, makeClub, makePost } from '~/db/testing';
import { joinClub } from '~/domain/fanclubs/join-club';
import { catalogueSchema } from '~/domain/offers/catalogue';
import { publishCatalogue } from '~/domain/offers/publish-catalogue';
import { newId } from '~/domain/shared/ids';
import { plans } from '~/domain/subscriptions/testing/buy-plan';
import { generousLimits } from '../security/testing/generous-limits';
import { readText } from './testing/read-text';
import { readWords } from './testing/read-words';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ renderPages: renderDocuments(), rateLimits: generousLimits });
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  const pack = { kind: 'pack', terms: { priceMinor: 499 } };
  const catalogue = catalogueSchema.parse({
    offers: [
      { ...pack, amount: 51, endsAt: yesterday },
      { ...pack, amount: 52, audience: 'premium' },
      { kind: 'special', amount: 53, terms: { priceMinor: 499 } },
    ],
  });
  await publishCatalogue(site.owner, catalogue, new Date());
});
afterAll(() => site.close());

const packOf = async (amount: number) =>
  (await site.db('token_offers').where({ amount }).first('id'))?.id ?? '';

interface NotSold {
  what: string;
  says: string;
  /** The modal of the alternative offer. */
  instead: 'buyTokenModal' | 'becomePremium' | null;
  wish: (client: Client & { userId: string }) => Promise<Record<string, string>>;
}

const packs = { variant: 'tokens' };
const premium = { variant: 'subscriptions' };

const cases: NotSold[] = [
  {
    what: 'a pack that nobody knows',
    says: 'problem/offer',
    instead: 'buyTokenModal',
    wish: () => Promise.resolve({ ...packs, product: newId() }),
  },
  {
    what: 'a pack whose time is over',
    says: 'problem/ended',
    instead: 'buyTokenModal',
    wish: async () => ({ ...packs, product: await packOf(51) }),
  },
  {
    what: 'a pack for who has Premium',
    says: 'problem/others',
    instead: 'buyTokenModal',
    wish: async () => ({ ...packs, product: await packOf(52) }),
  },
  {
    what: 'an offer that was used',
    says: 'problem/used',
    instead: 'buyTokenModal',
    async wish({ userId }) {
      await site.owner('user_offers').insert({
        id: newId(),
        user_id: userId,
        occasion: 'token_special',
        status: 'used',
        began_at: new Date(0),
        ends_at: new Date(1),
        used_at: new Date(1),
        order_id: newId(),
      });
      return { ...packs, product: await packOf(53) };
    },
  },
  {
    what: 'a plan that there is not',
    says: 'problem/plan',
    instead: 'becomePremium',
    wish: () => Promise.resolve({ ...premium, product: newId() }),
  },
  {
    what: 'a plan at a price that is over',
    says: 'problem/over',
    instead: 'becomePremium',
    wish: () =>
      Promise.resolve({ ...premium, product: plans.month, specialOfferDurationKey: '9_DAY' }),
  },
  {
    what: 'a club they belong to',
    says: 'problem/member',
    instead: null,
    async wish({ userId }) {
      const { creatorId } = await makeClub(site.domain, {
        name: 'Ines',
        price: 799,
        tokenPrice: 80,
      });
      await giveTokens(site.domain, userId, 80);
      await joinClub(site.domain, { userId, creatorId, tokens: 80 });
      return { variant: 'fanclub', product: creatorId };
    },
  },
  {
    what: 'what is open to them',
    says: 'problem/owned',
    instead: null,
    async wish() {
      const { id } = await makePost(site.db, { access: 'free' });
      const asset = await site.db('post_assets').where({ post_id: id }).first('id');
      return { variant: 'post_asset', product: asset?.id ?? '' };
    },
  },
];

describe.each(cases)('$what', ({ says, instead, wish }) => {
  it('is not sold, and the page states the reason and the alternative', async () => {
    const client = await logIn(site);
    const search = new URLSearchParams({ ...(await wish(client)), from: '/characters' });
    for (const locale of completeLocales) {
      client.cookies.set('lng', locale);
      const html = String((await client.get(`/checkout?${search}`)).body);
      expect(readText(html), locale).toContain(readWords(locale, `checkout:${says}`));
      const modals = [...html.matchAll(/href="\/characters\?modal=(\w+)"/g)].map(
        ([, name]) => name,
      );
      expect(modals).toEqual(instead ? [instead] : []);
      expect(html).toContain('href="/characters"');
    }
    expect(await site.db('orders').where({ buyer_id: client.userId })).toEqual([]);
  });
});
