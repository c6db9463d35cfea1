import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeCharacter } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { firstName } from './first-name';
import { getCharacterProfile } from './get-character-profile';
import { getHomeSections } from './get-home-sections';
import { heightLabel } from './height';
import { listCharacters } from './list-characters';
import { listSimilarCharacters } from './list-similar-characters';
import type { CharacterSection } from './schema';

const { database, context } = await openTestContext();

beforeAll(async () => {
  for (let index = 0; index < 23; index += 1) {
    await makeCharacter(database.db, {
      name: `Person ${String(index).padStart(2, '0')}`,
      slug: `person-${index}`,
      style: index % 4 === 0 ? 'Anime' : 'Realistic',
      origin: index % 5 === 0 ? 'verified_model' : 'platform',
      badge: index % 3 === 0 ? 'Hot' : 'None',
      availableForCalls: index % 2 === 0,
    });
  }
  await makeCharacter(database.db, { name: 'Hidden One', isPublished: false });
});

async function walk(section: CharacterSection, seed: number, limit: number): Promise<string[]> {
  const slugs: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await listCharacters(context, { section, seed, limit, cursor });
    slugs.push(...page.items.map((item) => item.slug));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return slugs;
}

describe('listing characters', () => {
  it('shows each published one exactly once, wherever the visit begins and however it pages', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 1, max: 30 }),
        async (seed, limit) => {
          const slugs = await walk('all', seed, limit);
          expect(slugs).toHaveLength(23);
          expect(new Set(slugs).size).toBe(23);
        },
      ),
      { numRuns: 15 },
    );
  });

  it('keeps its order for a seed and changes it for another', async () => {
    expect(await walk('all', 0.4, 5)).toEqual(await walk('all', 0.4, 9));
    expect(await walk('all', 0.4, 30)).not.toEqual(await walk('all', 0.9, 30));
  });

  it.each([
    ['anime', 6],
    ['realistic', 17],
    ['verified', 5],
    ['callable', 12],
    ['featured', 8],
    ['newest', 23],
  ] as const)('fills the section %s', async (section, count) => {
    expect(await walk(section, 0, 4)).toHaveLength(count);
  });

  it('starts at the top for a cursor that was made up', async () => {
    const page = await listCharacters(context, { section: 'all', limit: 3, cursor: 'x.y' });
    expect(page.items).toHaveLength(3);
  });
});

describe('a profile', () => {
  it('holds attributes, height and pictures, and is found by slug and id', async () => {
    const bySlug = await getCharacterProfile(context, { slug: 'person-1' });
    expect(bySlug).toMatchObject({
      name: 'Person 01',
      firstName: 'Person',
      heightCm: 170,
      attributes: [
        { type: 'Occupation', value: 'photographer' },
        { type: 'Personality', value: 'Romantic' },
      ],
      media: { portrait: 'characters/person-1/portrait.webp', videoPreview: null },
    });
    expect(await getCharacterProfile(context, { id: bySlug?.id ?? '' })).toEqual(bySlug);
  });

  it('lists all its previews, and uses the promotional ones as its main pictures', async () => {
    const { db } = database;
    const { id, slug } = await makeCharacter(db);
    const keys = ['previews/preview.png', 'promo_previews/1/preview.png', 'previews/2.png'];
    const loops = ['previews/video_2.mp4', 'previews/video_preview.mp4'];
    const file = { character_id: id, width: 480, height: 600 };
    await db('character_media').insert([
      ...keys.map((storage_key, position) => ({
        ...file,
        role: 'preview' as const,
        position,
        storage_key,
      })),
      ...loops.map((storage_key, position) => ({
        ...file,
        role: 'video_preview' as const,
        position,
        storage_key,
      })),
    ]);
    const profile = await getCharacterProfile(context, { slug });
    expect(profile?.previews).toEqual([...keys, ...loops]);
    expect(profile?.media).toMatchObject({
      preview: 'promo_previews/1/preview.png',
      videoPreview: 'previews/video_preview.mp4',
    });
  });

  it('does not exist for an unpublished or unknown character', async () => {
    expect(await getCharacterProfile(context, { slug: 'nobody' })).toBeNull();
    const hidden = await database.db('characters').where({ name: 'Hidden One' }).first('slug');
    expect(await getCharacterProfile(context, { slug: hidden?.slug ?? '' })).toBeNull();
  });

  it('is followed by others of its style, itself left out', async () => {
    const profile = await getCharacterProfile(context, { slug: 'person-1' });
    const similar = await listSimilarCharacters(context, profile?.id ?? '', 5);
    expect(similar).toHaveLength(5);
    expect(similar.every((one) => one.style === 'Realistic')).toBe(true);
    expect(similar.map((one) => one.slug)).not.toContain('person-1');
  });
});

describe('the home page', () => {
  it('has a hero that is not shown again, and its sections', async () => {
    const home = await getHomeSections(context, { seed: 0.2 });
    expect(home.hero).not.toBeNull();
    expect(home.featured.map((one) => one.slug)).not.toContain(home.hero?.slug);
    expect(home.anime.every((one) => one.style === 'Anime')).toBe(true);
    expect(home.verified.every((one) => one.type === 'VerifiedModel')).toBe(true);
    expect(home.callable.every((one) => one.availableForCalls)).toBe(true);
  });
});

describe('rules', () => {
  it('show height in tenths of a foot', () => {
    expect(heightLabel(170)).toBe("5'6 (170cm)");
    expect(heightLabel(183)).toBe("6'0 (183cm)");
  });

  it('take the first word as the first name', () => {
    expect(firstName('Véra Lindqvist')).toBe('Véra');
    expect(firstName('Juno')).toBe('Juno');
  });

  it('keep characters younger than 18 out of the table', async () => {
    const { id } = await makeCharacter(database.db);
    await expect(database.db('characters').where({ id }).update({ age: 17 })).rejects.toThrow(
      /characters_age_check/,
    );
  });
});
