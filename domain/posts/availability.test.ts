import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { availabilityOf, isForEverybody, isOpen, type ViewerAccess } from './availability';
import { accessTypes, contentLevels } from './schema';

const stranger: ViewerAccess = {
  hasAccount: false,
  isOwner: false,
  hasUnlocked: false,
  isMember: false,
  isSubscriber: false,
};
const fan: ViewerAccess = { ...stranger, hasAccount: true };
const owner: ViewerAccess = { ...fan, isOwner: true };
const buyer: ViewerAccess = { ...fan, hasUnlocked: true };
const member: ViewerAccess = { ...fan, isMember: true };
const subscriber: ViewerAccess = { ...fan, isSubscriber: true };

const safe = { contentLevel: 'SFW', kind: 'sfw_photo', isFree: false, isBought: false } as const;
const spicy = { contentLevel: 'Nude', kind: 'nsfw_photo', isFree: false, isBought: false } as const;

describe('availabilityOf', () => {
  it.each([
    ['free', { stranger, fan, owner, buyer, member, subscriber }],
    ['token', { owner, buyer }],
    ['fanClub', { owner, member }],
    ['tokenOrFanclub', { owner, buyer, member }],
    ['subscription', { owner, subscriber }],
  ] as const)('opens a %s post to the listed viewers and to no one else', (access, admitted) => {
    for (const [name, rights] of Object.entries({
      stranger,
      fan,
      owner,
      buyer,
      member,
      subscriber,
    })) {
      const expected = name in admitted ? 'available' : 'locked';
      expect(availabilityOf({ ...safe, access }, rights), name).toBe(expected);
    }
  });

  it('shows a free asset of a post that must be unlocked', () => {
    expect(availabilityOf({ ...safe, access: 'token', isFree: true }, stranger)).toBe('available');
  });

  it.each([
    ['a free spicy post', { ...spicy, access: 'free' }],
    ['a free spicy asset', { ...spicy, access: 'token', isFree: true }],
    ['a safe picture of a spicy post', { ...spicy, kind: 'sfw_photo', access: 'free' }],
    ['a spicy picture of a safe post', { ...safe, kind: 'nsfw_video', access: 'free' }],
  ] as const)('blurs %s for visitors without an account', (_what, asset) => {
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

  it('never removes access when a viewer gains further rights', () => {
    const rank = { locked: 0, 'spicy-blurred': 1, available: 2 };
    fc.assert(
      fc.property(assets, standings, standings, (asset, one, other) => {
        const both = Object.fromEntries(
          Object.keys(one).map((key) => [
            key,
            one[key as keyof ViewerAccess] || other[key as keyof ViewerAccess],
          ]),
        ) as unknown as ViewerAccess;
        expect(rank[availabilityOf(asset, both)]).toBeGreaterThanOrEqual(
          rank[availabilityOf(asset, one)],
        );
      }),
    );
  });

  it('is the same for all viewers of a public asset, and locked only for an asset that is not open', () => {
    fc.assert(
      fc.property(assets, standings, (asset, rights) => {
        const availability = availabilityOf(asset, rights);
        if (isForEverybody(asset)) expect(availability).toBe('available');
        const isPaid = asset.isFree || asset.isBought || isOpen(asset.access, rights);
        expect(availability === 'locked').toBe(!isPaid);
        if (availability === 'spicy-blurred') expect(rights.hasAccount).toBe(false);
      }),
    );
  });
});
