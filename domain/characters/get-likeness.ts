import type { Knex } from 'knex';
import * as z from 'zod';

/** What a character looks like, for whoever draws them. */
interface Likeness {
  /** The same for every picture of them. */
  of: string;
  /** In the terms of the party that draws; null where nobody has said. */
  likeness: z.core.util.JSONType;
  /** In English words, for whoever draws by words. */
  description: string;
}

/** Traits that can be seen in a portrait, as an attribute names them. */
const seen = ['Ethnicity', 'HairColor', 'HairStyle', 'EyeColor'] as const;

/** How a character is drawn; null where there is none. */
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

/** HairColor as 'hair color'. */
const wordOf = (type: string) => type.replace(/\B[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
