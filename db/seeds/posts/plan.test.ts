import { describe, expect, it } from 'vitest';
import { accessTypes, contentLevels } from '~/domain/posts/schema';
import { cast } from '../cast';
import { planPosts, seededId } from './plan-posts';
import { mostStories, planStories } from './plan-stories';

const { posts, tasks } = planPosts(cast);
const stories = planStories(cast);
const drawn = new Set(
  tasks.flatMap(({ shots }) =>
    shots.flatMap((shot) => [
      shot.name,
      ...('loopName' in shot && shot.loopName ? [shot.loopName] : []),
    ]),
  ),
);
const isOpen = (post: (typeof posts)[number]) => post.access === 'free';

describe('the demo’s posts', () => {
  it('are six hundred, of everybody, of every kind and level', () => {
    expect(posts.length).toBeGreaterThanOrEqual(600);
    expect(new Set(posts.map(({ slug }) => slug)).size).toBe(cast.length);
    expect(new Set(posts.map(({ access }) => access))).toEqual(new Set(accessTypes));
    expect(new Set(posts.map(({ contentLevel }) => contentLevel))).toEqual(new Set(contentLevels));
    expect(posts.filter(({ discountedPrice }) => discountedPrice !== null).length).toBeGreaterThan(
      20,
    );
    expect(posts.filter(({ media }) => media === 'video').length).toBeGreaterThan(15);
    expect(posts.filter(({ style }) => style === 'Anime').length).toBeGreaterThan(150);
    expect(posts.filter(({ assets }) => assets.length > 1).length).toBeGreaterThan(50);
  });

  it('have captions of their own', () => {
    const texts = posts.map(({ slug, text }) => `${slug}: ${text}`);
    expect(new Set(texts).size).toBe(texts.length);
    expect(new Set(posts.map(({ text }) => text)).size).toBeGreaterThan(posts.length * 0.9);
    for (const { text } of posts) expect(text.length).toBeGreaterThanOrEqual(10);
  });

  it('have ids, and places in the order, that are theirs for good', () => {
    expect(new Set(posts.map(({ id }) => id)).size).toBe(posts.length);
    expect(planPosts(cast).posts.map(({ id }) => id)).toEqual(posts.map(({ id }) => id));
    expect(seededId('post:noor-haddad:0')).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });

  it('show what is drawn', () => {
    for (const { assets } of posts) {
      for (const { media } of assets) expect(drawn).toContain(media.name);
    }
    for (const { media } of stories) expect(drawn).toContain(media.name);
  });

  it('give away nowhere what is paid for elsewhere', () => {
    const given = new Set([
      ...posts.filter(isOpen).flatMap(({ assets }) => assets.map(({ media }) => media.name)),
      ...posts.flatMap(({ assets }) =>
        assets.filter(({ isFree }) => isFree).map(({ media }) => media.name),
      ),
      ...stories.map(({ media }) => media.name),
    ]);
    const sold = posts
      .filter((post) => !isOpen(post))
      .flatMap(({ assets }) =>
        assets.filter(({ isFree }) => !isFree).map(({ media }) => media.name),
      );
    expect(sold.filter((name) => given.has(name))).toEqual([]);
  });

  it('cost less when they are discounted, and nothing where tokens open nothing', () => {
    for (const { access, unlockPrice, discountedPrice } of posts) {
      const isPriced = access === 'token' || access === 'tokenOrFanclub';
      expect(unlockPrice !== null).toBe(isPriced);
      if (discountedPrice !== null) expect(discountedPrice).toBeLessThan(unlockPrice ?? 0);
    }
  });
});

describe('the demo’s stories', () => {
  it('are forty, photographed and drawn, pictures and loops', () => {
    expect(stories).toHaveLength(mostStories);
    expect(new Set(stories.map(({ id }) => id)).size).toBe(mostStories);
    const styles = new Set(
      stories.map(({ slug }) => cast.find((member) => member.slug === slug)?.style),
    );
    expect(styles).toEqual(new Set(['Realistic', 'Anime']));
    expect(new Set(stories.map(({ media }) => media.media))).toEqual(new Set(['photo', 'video']));
  });
});
