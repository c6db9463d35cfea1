import type { Knex } from 'knex';

/** The texts of a character that can be translated. */
const translatedColumns = ['occupation', 'place', 'tagline', 'bio', 'greeting'] as const;
type TranslatedColumn = (typeof translatedColumns)[number];

/** The texts of a character in one language. */
export type Translation = Record<TranslatedColumn, string | null>;

/** The key-value pairs of a translation's JSON object, in SQL. */
export const translatedAsJson = translatedColumns
  .map((column) => `'${column}', ${column}`)
  .join(', ');

/** Returns a row with its translated texts; a text without a translation stays in the original. */
export function withWords<Row extends object>(row: Row, words: Translation | null): Row {
  if (!words) return row;
  const translated = translatedColumns.filter((column) => column in row && words[column] !== null);
  return { ...row, ...Object.fromEntries(translated.map((column) => [column, words[column]])) };
}

/**
 * Returns a character's greeting in a language (BCP 47), matched exactly or by its primary subtag;
 * the original greeting if there is no translation.
 */
export async function findGreeting(
  db: Knex,
  character: { id: string; greeting: string },
  language: string | undefined,
): Promise<string> {
  if (language === undefined) return character.greeting;
  const row = await db('character_translations')
    .where({ character_id: character.id })
    .whereRaw(`lower(split_part(locale, '-', 1)) = lower(split_part(?, '-', 1))`, [language])
    .whereNotNull('greeting')
    .orderByRaw('lower(locale) = lower(?) desc, locale', [language])
    .first('greeting');
  return row?.greeting ?? character.greeting;
}
