import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { engagementOf, followersShown, type PostFigures } from './engagement';

const now = new Date('2026-11-20T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const day = 24 * 60;

const post: PostFigures = {
  id: '01930000-0000-7000-8000-000000000000',
  text: 'The last train was late again.',
  createdAt: ago(2 * day),
  isLiked: false,
  isWhollyPaid: false,
  likes: 3,
  views: 40,
  lastUnlocks: 0,
  firstOfLastUnlocks: null,
};

describe('real figures', () => {
  it('are the counted values', () => {
    expect(engagementOf(post, 'real', now)).toEqual({
      likes: 3,
      views: 40,
      recentUnlocks: null,
    });
  });

  it.each([
    [1, 15],
    [15, 15],
    [16, 30],
    [44, 45],
    [60, 60],
  ])('count unlocks of which the first was %i minutes ago in a window of %i', (first, minutes) => {
    const unlocked = { ...post, lastUnlocks: 2, firstOfLastUnlocks: ago(first) };
    expect(engagementOf(unlocked, 'real', now).recentUnlocks).toEqual({ count: 2, minutes });
  });
});

describe('synthetic figures', () => {
  const synthetic = (traits: Partial<PostFigures>) =>
    engagementOf({ ...post, ...traits }, 'synthetic', now);

  const posts = fc.record({
    text: fc.string(),
    id: fc.uuid(),
    minutes: fc.integer({ min: 0, max: 60 * day }),
    isLiked: fc.boolean(),
    isWhollyPaid: fc.boolean(),
  });

  it('stay within the bounds of the formulas', () => {
    fc.assert(
      fc.property(posts, ({ minutes, ...traits }) => {
        const seconds = Math.min(minutes * 60, 7 * 24 * 3600);
        const shown = synthetic({ ...traits, createdAt: ago(minutes) });
        const likes = shown.likes - (traits.isLiked ? 1 : 0);
        const pace = traits.isWhollyPaid ? 11_000 : 1_100;
        expect(likes).toBeGreaterThanOrEqual(Math.floor((seconds / pace) * 0.1));
        expect(likes).toBeLessThanOrEqual((seconds / pace) * 0.9);
        expect(shown.views).toBeGreaterThanOrEqual(Math.floor((seconds / 55) * 0.5));
        expect(shown.views).toBeLessThanOrEqual(seconds / 55);
      }),
    );
  });

  it('show the badge only on this week’s posts with matching id digits, and never for zero', () => {
    fc.assert(
      fc.property(posts, ({ minutes, ...traits }) => {
        const { likes, views, recentUnlocks } = synthetic({
          ...traits,
          createdAt: ago(minutes),
        });
        const count = Math.round((likes + 0.1 * views) * 0.1);
        const last = Number(traits.id.replace(/\D/g, '').at(-1) ?? '0') % 5;
        const isShown = minutes <= 7 * day && last <= 1 && count > 0;
        expect(recentUnlocks?.count ?? null).toBe(isShown ? count : null);
      }),
    );
  });

  it('stop growing after a week, and fall to a tenth if everything is paid', () => {
    const week = synthetic({ createdAt: ago(7 * day) });
    expect(synthetic({ createdAt: ago(70 * day) }).likes).toBe(week.likes);
    const paid = synthetic({ createdAt: ago(7 * day), isWhollyPaid: true });
    expect(paid.likes).toBe(Math.floor(week.likes / 10));
    expect(paid.views).toBe(week.views);
  });

  it('are equal for every viewer of a post, and one higher for a viewer who liked it', () => {
    expect(synthetic({})).toEqual(synthetic({ likes: 900 }));
    expect(synthetic({ isLiked: true }).likes).toBe(synthetic({}).likes + 1);
  });
});

describe('followersShown', () => {
  const character = { name: 'Noor Haddad', createdAt: ago(100 * day), followers: 7 };

  it('follows the setting', () => {
    expect(followersShown(character, 'real', now)).toBe(7);
    const synthetic = followersShown(character, 'synthetic', now);
    const thousands = (100 * 24 * 3600) / 1000;
    expect(synthetic).toBeGreaterThanOrEqual(Math.floor(thousands * 0.05));
    expect(synthetic).toBeLessThanOrEqual(thousands * 0.6);
  });

  it('takes an unknown day for 21 February 2025', () => {
    const dated = { ...character, createdAt: new Date('2025-02-21T00:00:00Z') };
    expect(followersShown({ ...character, createdAt: null }, 'synthetic', now)).toBe(
      followersShown(dated, 'synthetic', now),
    );
  });
});
