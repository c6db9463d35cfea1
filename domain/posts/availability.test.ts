import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { availabilityOf, isForEverybody, isOpen, type Standing } from './availability';
import { accessTypes, contentLevels } from './schema';

const stranger: Standing = {
  hasAccount: false,
  isOwner: false,
  hasUnlocked: false,
  isMember: false,
  isSubscriber: false,
};
const fan: Standing = { ...stranger, hasAccount: true };
const owner: Standing = { ...fan, isOwner: true };
const buyer: Standing = { ...fan, hasUnlocked: true };
const member: Standing = { ...fan, isMember: true };
const subscriber: Standing = { ...fan, isSubscriber: true };

const safe = { contentLevel: 'SFW', kind: 'sfw_photo', isFree: false, isBought: false } as const;
const spicy = { contentLevel: 'Nude', kind: 'nsfw_photo', isFree: false, isBought: false } as const;

describe('availabilityOf', () => {
  it.each([
    ['free', { stranger, fan, owner, buyer, member, subscriber }],
    ['token', { owner, buyer }],
    ['fanClub', { owner, member }],
    ['tokenOrFanclub', { owner, buyer, member }],
    ['subscription', { owner, subscriber }],
  ] as const)('opens a %s post to these and to nobody else', (access, admitted) => {
    for (const [name, standing] of Object.entries({
      stranger,
      fan,
      owner,
      buyer,
      member,
      subscriber,
    })) {
      const expected = name in admitted ? 'available' : 'locked';
      expect(availabilityOf({ ...safe, access }, standing), name).toBe(expected);
    }
  });

  it('shows a free asset of a post that asks for something', () => {
    expect(availabilityOf({ ...safe, access: 'token', isFree: true }, stranger)).toBe('available');
  });

  it.each([
    ['a free spicy post', { ...spicy, access: 'free' }],
    ['a free spicy asset', { ...spicy, access: 'token', isFree: true }],
    ['a safe picture of a spicy post', { ...spicy, kind: 'sfw_photo', access: 'free' }],
    ['a spicy picture of a safe post', { ...safe, kind: 'nsfw_video', access: 'free' }],
  ] as const)('blurs %s for who has no account', (_what, asset) => {
    expect(availabilityOf(asset, stranger)).toBe('spicy-blurred');
    expect(availabilityOf(asset, fan)).toBe('available');
  });

  const standings = fc.record({
    hasAccount: fc.boolean(),
    isOwner: fc.boolean(),
    hasUnlocked: fc.boolean(),
    isMember: fc.boolean(),
    isSubscriber: fc.boolean(),
  });
  const assets = fc.record({
    access: fc.constantFrom(...accessTypes),
    contentLevel: fc.constantFrom(...contentLevels),
    kind: fc.constantFrom('sfw_photo', 'nsfw_photo', 'sfw_video', 'explicit_video'),
    isFree: fc.boolean(),
    isBought: fc.boolean(),
  });

  it('never takes away what somebody has by giving them more', () => {
    const rank = { locked: 0, 'spicy-blurred': 1, available: 2 };
    fc.assert(
      fc.property(assets, standings, standings, (asset, one, other) => {
        const both = Object.fromEntries(
          Object.keys(one).map((key) => [
            key,
            one[key as keyof Standing] || other[key as keyof Standing],
          ]),
        ) as unknown as Standing;
        expect(rank[availabilityOf(asset, both)]).toBeGreaterThanOrEqual(
          rank[availabilityOf(asset, one)],
        );
      }),
    );
  });

  it('is the same for all where the address is everybody’s, and locked only what is not open', () => {
    fc.assert(
      fc.property(assets, standings, (asset, standing) => {
        const availability = availabilityOf(asset, standing);
        if (isForEverybody(asset)) expect(availability).toBe('available');
        const isPaid = asset.isFree || asset.isBought || isOpen(asset.access, standing);
        expect(availability === 'locked').toBe(!isPaid);
        if (availability === 'spicy-blurred') expect(standing.hasAccount).toBe(false);
      }),
    );
  });
});
