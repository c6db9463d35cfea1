import type { Knex } from 'knex';
import * as z from 'zod';

/** The look of a character, for image generation. */
interface Likeness {
  /** An id that is the same for every picture of the character. */
  of: string;
  /** The likeness in the image provider's format; null if none is stored. */
  likeness: z.core.util.JSONType;
  /** A description in English, for providers that generate from text. */
  description: string;
}

/** Attribute types that are visible in a portrait. */
const seen = ['Ethnicity', 'HairColor', 'HairStyle', 'EyeColor'] as const;

/** Returns the look of a character; null if the character does not exist. */
export async function getLikeness(db: Knex, characterId: string): Promise<Likeness | null> {
  const character = await db('characters')
    .where({ id: characterId })
    .first('slug', 'gender', 'style', 'age', 'likeness');
  if (!character) return null;
  const traits = await db('character_attributes')
    .where({ character_id: characterId })
    .whereIn('type', [...seen])
    .orderBy('type')
    .select('type', 'value');
  const words = traits.map(({ type, value }) => `${wordOf(type)} ${value.toLowerCase()}`);
  const who = character.gender === 'male' ? 'man' : 'woman';
  const style = character.style === 'Anime' ? 'Anime drawing' : 'Photograph';
  return {
    of: character.slug,
    likeness: z.json().parse(character.likeness ?? null),
    description: [`${style} of an adult ${who} of ${character.age}`, ...words].join(', '),
  };
}

/** Converts HairColor to 'hair color'. */
const wordOf = (type: string) => type.replace(/\B[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
