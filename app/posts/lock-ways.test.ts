import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accessTypes } from '~/domain/posts/schema';
import { lockOf } from './lock-of';
import { waysOf, waysOnCard } from './lock-ways';
import type { PostAsset } from './presenters/post-for-fan';

const club = { creatorId: 'c', price: 7.99, tokenPrice: null };
const locked: PostAsset = {
  _id: 'a',
  mediaType: 'photo',
  assetUrl: '/media/locked.jpg',
  firstFrameUrl: null,
  picture: null,
  isFree: false,
  unlockPrice: null,
  cardPrice: null,
  isAssetAvailableForUser: false,
  isSpicyBlurred: false,
  width: 720,
  height: 1280,
  durationMs: null,
  hasSound: false,
};

type Post = Parameters<typeof waysOf>[0];
const ways = (accessType: Post['accessType'], changes: Partial<Post> = {}, asset = locked) => {
  const post: Post = {
    accessType,
    assets: [asset],
    priceNow: null,
    characterMeta: { club },
    ...changes,
  };
  const lock = lockOf(post, asset);
  return waysOf(post, asset, { lock, isMember: true });
};

describe('a locked post', () => {
  it.each([
    ['for tokens', ways('token', { priceNow: 18 }), ['tokens']],
    ['for a club', ways('fanClub'), ['club']],
    ['for either', ways('tokenOrFanclub', { priceNow: 24 }), ['tokens', 'club']],
    ['for subscribers', ways('subscription'), ['premium']],
    [
      'for a club that there is not',
      ways('fanClub', { characterMeta: { club: null } }),
      ['premium'],
    ],
    ['for a card', ways('fanClub', {}, { ...locked, cardPrice: 4.99 }), ['card', 'club']],
    [
      'in an album',
      ways('token', { priceNow: 30 }, { ...locked, unlockPrice: 8 }),
      ['tokens', 'tokens'],
    ],
  ])('%s has its buttons', (_, found, kinds) => {
    expect(found.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('requires a visitor to create an account first', () => {
    const post: Post = {
      accessType: 'token',
      assets: [locked],
      priceNow: 18,
      characterMeta: { club },
    };
    expect(waysOf(post, locked, { lock: 'tokens', isMember: false })).toEqual([
      { kind: 'account' },
    ]);
  });

  it('always has a button, whatever it requires', () => {
    const prices = fc.option(fc.integer({ min: 1, max: 100 }));
    fc.assert(
      fc.property(
        fc.constantFrom(...accessTypes.filter((access) => access !== 'free')),
        fc.record({ unlockPrice: prices, cardPrice: prices }),
        fc.boolean(),
        fc.boolean(),
        fc.integer({ min: 1, max: 100 }),
        fc.boolean(),
        (accessType, own, hasClub, isMember, price, isSoldWhole) => {
          const asset = { ...locked, ...own };
          const isPriced = accessType === 'token' || accessType === 'tokenOrFanclub';
          const post: Post = {
            accessType,
            assets: [asset],
            priceNow: isPriced && (isSoldWhole || own.unlockPrice === null) ? price : null,
            characterMeta: { club: hasClub ? club : null },
          };
          const found = waysOf(post, asset, { lock: lockOf(post, asset), isMember });
          expect(found.length).toBeGreaterThan(0);
          const onCard = waysOnCard(found);
          expect([1, 2]).toContain(onCard.length);
          expect(found).toEqual(expect.arrayContaining([...onCard]));
        },
      ),
    );
  });
});
