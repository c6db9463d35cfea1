import { describe, expect, it } from 'vitest';
import { drawTraits } from '~/sandbox/studio';
import { completeLocales } from '~/app/kit/i18n/locales';
import { cast } from '.';
import { castMemberSchema } from './schema';
import { translations } from './translations';

function unique<T>(values: readonly T[]): number {
  return new Set(values).size;
}

function count(matches: (member: (typeof cast)[number]) => boolean): number {
  return cast.filter(matches).length;
}

describe('the cast', () => {
  it.each(cast.map((member) => [member.name, member] as const))(
    'describes %s fully',
    (_, member) => {
      expect(castMemberSchema.parse(member)).toEqual(member);
    },
  );

  it('gives each character a unique name, address and first sentence', () => {
    expect(cast.length).toBeGreaterThanOrEqual(64);
    expect(unique(cast.map(({ name }) => name))).toBe(cast.length);
    expect(unique(cast.map(({ name }) => name.split(' ')[0]))).toBe(cast.length);
    expect(unique(cast.map(({ slug }) => slug))).toBe(cast.length);
    expect(unique(cast.map(({ greeting }) => greeting))).toBe(cast.length);
    expect(unique(cast.flatMap(({ facts }) => facts))).toBe(cast.length * 5);
  });

  it('holds photographed and drawn people, and a man in four', () => {
    expect(count(({ style }) => style === 'Realistic')).toBeGreaterThanOrEqual(44);
    expect(count(({ style }) => style === 'Anime')).toBeGreaterThanOrEqual(20);
    const men = count(({ traits }) => traits.masculine === true);
    expect(men / cast.length).toBeCloseTo(0.25, 1);
  });

  it('has verified models, the first of them Noor, none of them drawn', () => {
    const verified = cast.filter(({ origin }) => origin === 'verified_model');
    expect(verified.length).toBeGreaterThanOrEqual(8);
    expect(verified[0]?.slug).toBe('noor-haddad');
    expect(verified.map(({ style }) => style)).not.toContain('Anime');
  });

  it('fills every shelf and every badge', () => {
    expect(new Set(cast.map(({ category }) => category))).toEqual(
      new Set(['Girls', 'Boys', 'Anime']),
    );
    expect(unique(cast.map(({ badge }) => badge))).toBe(4);
    expect(count(({ availableForCalls }) => availableForCalls)).toBeGreaterThanOrEqual(20);
  });

  it('holds people for every size that the filters offer, on the scale of their gender alone', () => {
    const of = (people: 'women' | 'men', type: 'BreastSize' | 'ButtSize') =>
      new Set(
        cast
          .filter(({ traits }) => traits.masculine === (people === 'men'))
          .map(({ attributes }) => attributes[type]),
      );
    const sizes = new Set(['Small', 'Medium', 'Large']);
    expect(of('women', 'BreastSize')).toEqual(sizes);
    expect(of('women', 'ButtSize')).toEqual(sizes);
    expect(of('men', 'BreastSize')).toEqual(new Set([undefined]));
    expect(of('men', 'ButtSize')).toEqual(new Set(['Skinny', 'Athletic']));
  });

  it('shows no person twice: no two share scene, palette and hair', () => {
    const pictures = cast.map(({ slug, traits }) => {
      const { scene, palette, hair, style } = drawTraits(slug, traits);
      return [scene, palette, hair, style].join(' ');
    });
    expect(unique(pictures)).toBe(cast.length);
  });

  it('is translated whole into every complete language, with no text copied', () => {
    const { occupationLabel, place, tagline, bio, greeting, facts } = castMemberSchema.shape;
    expect(['en-GB', ...Object.keys(translations)].sort()).toEqual([...completeLocales].sort());
    for (const [locale, bySlug] of Object.entries(translations)) {
      expect(Object.keys(bySlug).sort()).toEqual(cast.map(({ slug }) => slug).sort());
      for (const member of cast) {
        const words = bySlug[member.slug];
        const about = `${member.slug} in ${locale}`;
        expect(occupationLabel.safeParse(words?.occupation).success, about).toBe(true);
        expect(place.safeParse(words?.place).success, about).toBe(true);
        expect(tagline.safeParse(words?.tagline).success, about).toBe(true);
        expect(bio.safeParse(words?.bio).success, about).toBe(true);
        expect(greeting.safeParse(words?.greeting).success, about).toBe(true);
        expect(facts.safeParse(words?.facts).success, about).toBe(true);
        const own = [member.tagline, member.bio, member.greeting, ...member.facts];
        const abroad = [words?.tagline, words?.bio, words?.greeting, ...(words?.facts ?? [])];
        expect(abroad.filter((text) => text !== undefined && own.includes(text))).toEqual([]);
      }
      const greetings = Object.values(bySlug).map((words) => words.greeting);
      expect(unique(greetings)).toBe(cast.length);
    }
  });

  it('stays in good company', () => {
    const unwanted = /\b(sex\w*|nude|naked|erotic|lust\w*|schoolgirl|teen\w*|girlish)\b/i;
    for (const { name, tagline, bio, greeting, facts, speechStyle } of cast) {
      const text = [tagline, bio, greeting, speechStyle, ...facts].join(' ');
      expect(text, name).not.toMatch(unwanted);
    }
  });
});
