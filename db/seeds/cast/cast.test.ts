import { describe, expect, it } from 'vitest';
import { drawTraits } from '~/sandbox/studio/traits';
import { cast, castMemberSchema } from '.';

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

  it('gives everybody a name, an address and a first sentence of their own', () => {
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

  it('shows nobody twice: no two share scene, palette and hair', () => {
    const pictures = cast.map(({ slug, traits }) => {
      const { scene, palette, hair, style } = drawTraits(slug, traits);
      return [scene, palette, hair, style].join(' ');
    });
    expect(unique(pictures)).toBe(cast.length);
  });

  it('stays in good company', () => {
    const unwanted = /\b(sex\w*|nude|naked|erotic|lust\w*|schoolgirl|teen\w*|girlish)\b/i;
    for (const { name, tagline, bio, greeting, facts, speechStyle } of cast) {
      const text = [tagline, bio, greeting, speechStyle, ...facts].join(' ');
      expect(text, name).not.toMatch(unwanted);
    }
  });
});
