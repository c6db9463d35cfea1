import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideUnlock } from './decide-unlock';
import type { AssetRow, PostRow } from './queries';
import type { AccessType } from './schema';

const asset: AssetRow = {
  id: 'asset',
  kind: 'sfw_photo',
  is_free: false,
  unlock_price: null,
  card_price: null,
  paid: null,
  rendered_key: null,
  width: 720,
  height: 960,
  duration_ms: null,
  has_sound: false,
};
const album: PostRow = {
  id: 'album',
  text_content: 'Rain on the skylight.',
  access: 'token',
  unlock_price: 30,
  discounted_price: null,
  content_level: 'SFW',
  feed_source: 'post',
  created_at: new Date(0),
  character_id: 'character',
  character_name: 'Mara Lind',
  character_slug: 'mara-lind',
  character_type: 'Platform',
  character_style: 'Realistic',
  character_age: 28,
  character_occupation: 'Night porter',
  character_is_live: false,
  avatar_key: null,
  is_owner: false,
  is_liked: false,
  is_unlocked: false,
  is_member: false,
  club: { creator_id: 'creator', price: 799, token_price: null },
  is_followed: false,
  is_blocked: false,
  likes: 0,
  views: 0,
  last_unlocks: 0,
  first_of_last_unlocks: null,
  assets: [
    { ...asset, id: 'free', is_free: true },
    { ...asset, id: 'cheap', unlock_price: 8 },
    { ...asset, id: 'dear', unlock_price: 40 },
    { ...asset, id: 'never' },
  ],
};
const buyer = { userId: 'buyer', isSubscriber: false };
const bought = (id: string, paid: number) =>
  album.assets.map((one) => (one.id === id ? { ...one, paid } : one));
const sold = (tokens: number) => ({ ok: true, tokens, characterId: 'character' });
const refused = (reason: string, data?: object) => ({ ok: false, reason, ...(data && { data }) });

describe('the rest of a post', () => {
  it.each([
    ['at its price', {}, 30, sold(30)],
    ['at the lower one, while it is discounted', { discounted_price: 20 }, 20, sold(20)],
    ['for less by what parts have cost', { assets: bought('cheap', 8) }, 22, sold(22)],
    ['not at an old price', { discounted_price: 20 }, 30, refused('price-changed', { price: 20 })],
    ['not twice', { is_unlocked: true }, 30, refused('already-open')],
    ['not to its owner', { is_owner: true }, 30, refused('already-open')],
    ['not where it is free', { access: 'free' }, 30, refused('already-open')],
    [
      'not where a club alone opens it',
      { access: 'fanClub', unlock_price: null },
      30,
      refused('not-for-tokens', { opens: 'fanclub' }),
    ],
    [
      'not where a subscription alone opens it',
      { access: 'subscription', unlock_price: null },
      30,
      refused('not-for-tokens', { opens: 'subscription' }),
    ],
    [
      'not where nothing of it is locked any more',
      { assets: [{ ...asset, paid: 8 }] },
      22,
      refused('already-open'),
    ],
  ] satisfies [string, Partial<PostRow>, number, object][])(
    'is sold %s',
    (_how, facts, price, outcome) => {
      expect(decideUnlock({ ...album, ...facts }, buyer, { price })).toEqual(outcome);
    },
  );
});

describe('one asset', () => {
  it.each([
    ['at its price', 'cheap', {}, 8, sold(8)],
    ['not at another', 'cheap', {}, 7, refused('price-changed', { price: 8 })],
    ['not where it is free', 'free', {}, 8, refused('already-open')],
    ['not twice', 'cheap', { assets: bought('cheap', 8) }, 8, refused('already-open')],
    ['not to who has the post', 'cheap', { is_unlocked: true }, 8, refused('already-open')],
    ['not where it has no price', 'never', {}, 8, refused('not-sold-alone')],
    ['not for more than the rest', 'dear', {}, 40, refused('not-sold-alone')],
    ['not where it is of another post', 'elsewhere', {}, 8, refused('no-such-asset')],
  ] satisfies [string, string, Partial<PostRow>, number, object][])(
    'is sold %s',
    (_how, assetId, facts, price, outcome) => {
      expect(decideUnlock({ ...album, ...facts }, buyer, { assetId, price })).toEqual(outcome);
    },
  );
});

it('sells nothing of a post that is not there', () => {
  expect(decideUnlock(undefined, buyer, { price: 30 })).toEqual(refused('no-such-post'));
});

it('sells at the price that was shown or not at all, and names the right one else', () => {
  const tokens = fc.integer({ min: 1, max: 60 });
  const facts = fc.record({
    access: fc.constantFrom<AccessType>(
      'free',
      'token',
      'fanClub',
      'tokenOrFanclub',
      'subscription',
    ),
    unlock_price: fc.option(tokens),
    discounted_price: fc.option(tokens),
    is_member: fc.boolean(),
    is_unlocked: fc.boolean(),
    assets: fc.array(
      fc
        .record({ is_free: fc.boolean(), unlock_price: fc.option(tokens), paid: fc.option(tokens) })
        .map((one) => ({ ...asset, ...one })),
    ),
  });
  fc.assert(
    fc.property(
      facts,
      fc.constantFrom('asset', undefined),
      tokens,
      fc.boolean(),
      (some, assetId, price, isSubscriber) => {
        const decide = (offered: number) =>
          decideUnlock(
            { ...album, ...some },
            { ...buyer, isSubscriber },
            { assetId, price: offered },
          );
        const outcome = decide(price);
        if (outcome.ok) expect(outcome.tokens).toBe(price);
        if (!outcome.ok && outcome.reason === 'price-changed') {
          expect(outcome.data.price).not.toBe(price);
          expect(decide(outcome.data.price)).toEqual(sold(outcome.data.price));
        }
      },
    ),
  );
});
