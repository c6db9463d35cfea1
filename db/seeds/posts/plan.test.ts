import { describe, expect, it } from 'vitest';
import { completeLocales } from '~/app/kit/i18n/locales';
import { accessTypes, contentLevels } from '~/domain/posts/schema';
import { drawTraits } from '~/sandbox/studio';
import { cast } from '../cast';
import { type Captions, english } from './captions';
import { abroad } from './captions-abroad';
import { planDrawings } from './plan-drawings';
import { planPosts, seededId } from './plan-posts';
import { planMemberMedia } from './plan-shots';
import { planStories } from './plan-stories';

const posts = planPosts(cast);
const stories = planStories(cast);
const characters = new Map(cast.map(({ slug }) => [slug, seededId(slug)]));
const drawings = planDrawings(cast, { posts, stories, characters, secret: Buffer.from('secret') });
const drawn = drawings.flatMap(({ files }) => files);
const isOpen = (post: (typeof posts)[number]) => post.access === 'free';

describe('the demo’s posts', () => {
  it('are six hundred, of every character, of every kind and level', () => {
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
    expect(planPosts(cast).map(({ id }) => id)).toEqual(posts.map(({ id }) => id));
    expect(seededId('post:noor-haddad:0')).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });

  it('show only rendered pictures, and all of them', () => {
    const shown = [
      ...posts.flatMap(({ assets }) => assets.map(({ media }) => media.name)),
      ...stories.map(({ media }) => media.name),
    ];
    const originals = drawn.filter((file) => file.kind === 'original');
    expect(new Set(originals.map(({ name }) => name))).toEqual(new Set(shown));
    expect(
      originals.flatMap(({ assets, stories: ownStories }) => [...assets, ...ownStories]),
    ).toHaveLength(shown.length);
    expect(new Set(originals.map(({ folder }) => folder)).size).toBe(originals.length);
  });

  it('show a picture under one character alone, and in two posts at most', () => {
    const shownBy = new Map<string, { slugs: Set<string>; posts: Set<string> }>();
    const note = (picture: string, slug: string) => {
      const entry = shownBy.get(picture) ?? { slugs: new Set(), posts: new Set() };
      shownBy.set(picture, entry);
      entry.slugs.add(slug);
      return entry;
    };
    for (const { id, slug, assets } of posts) {
      for (const { media } of assets) note(media.picture, slug).posts.add(id);
    }
    for (const { slug, media } of stories) note(media.picture, slug);
    for (const [picture, { slugs, posts: those }] of shownBy) {
      expect([...slugs], picture).toHaveLength(1);
      expect(those.size, picture).toBeLessThanOrEqual(2);
    }
  });

  it('are drawn from recipes of which no two are alike', () => {
    const shots = cast.flatMap((member, index) => planMemberMedia(member, index).photos.shots);
    const looks = shots.map(({ name: _, ...look }) => JSON.stringify(look));
    expect(new Set(looks).size).toBe(looks.length);
    // None of them is the drawing from which portraits and covers are made.
    const portraits = new Set(
      cast.map(({ slug, traits }) => JSON.stringify(drawTraits(slug, traits))),
    );
    for (const { traits } of shots) expect(portraits).not.toContain(JSON.stringify(traits));
  });

  it('never show for free the pictures that are sold elsewhere', () => {
    const given = new Set([
      ...posts.filter(isOpen).flatMap(({ assets }) => assets.map(({ media }) => media.picture)),
      ...posts.flatMap(({ assets }) =>
        assets.filter(({ isFree }) => isFree).map(({ media }) => media.picture),
      ),
      ...stories.map(({ media }) => media.picture),
    ]);
    const sold = posts
      .filter((post) => !isOpen(post))
      .flatMap(({ assets }) =>
        assets.filter(({ isFree }) => !isFree).map(({ media }) => media.picture),
      );
    expect(sold.filter((name) => given.has(name))).toEqual([]);
  });

  it('cost less when they are discounted, and nothing when tokens cannot open them', () => {
    for (const { access, unlockPrice, discountedPrice } of posts) {
      const isPriced = access === 'token' || access === 'tokenOrFanclub';
      expect(unlockPrice !== null).toBe(isPriced);
      if (discountedPrice !== null) expect(discountedPrice).toBeLessThan(unlockPrice ?? 0);
    }
  });
});

describe('the caption of a picture', () => {
  const captionsAbroad = abroad((captions) => captions);

  it('is translated into every complete language, as often as in English and with no text copied', () => {
    expect(['en-GB', ...Object.keys(captionsAbroad)].sort()).toEqual([...completeLocales].sort());
    const linesOf = (captions: Captions) =>
      Object.entries(captions).flatMap(([part, lists]: [string, Record<string, string[]>]) =>
        Object.entries(lists).map(([name, lines]) => [`${part} ${name}`, lines] as const),
      );
    const own = linesOf(english);
    for (const [locale, captions] of Object.entries(captionsAbroad)) {
      const translated = new Map(linesOf(captions));
      expect([...translated.keys()].sort()).toEqual(own.map(([name]) => name).sort());
      for (const [name, lines] of own) {
        expect(translated.get(name), `${name} in ${locale}`).toHaveLength(lines.length);
        expect(lines.filter((line) => translated.get(name)?.includes(line))).toEqual([]);
      }
    }
  });

  it('is with every post and story', () => {
    const locales = Object.keys(captionsAbroad).sort();
    for (const { translations } of [...posts, ...stories]) {
      expect(Object.keys(translations).sort()).toEqual(locales);
      for (const text of Object.values(translations)) expect(text.length).toBeGreaterThan(9);
    }
  });
});

describe('the demo’s stories', () => {
  it('are forty, photographed and drawn, pictures and loops', () => {
    expect(stories).toHaveLength(40);
    expect(new Set(stories.map(({ id }) => id)).size).toBe(40);
    const styles = new Set(
      stories.map(({ slug }) => cast.find((member) => member.slug === slug)?.style),
    );
    expect(styles).toEqual(new Set(['Realistic', 'Anime']));
    expect(new Set(stories.map(({ media }) => media.media))).toEqual(new Set(['photo', 'video']));
  });
});
