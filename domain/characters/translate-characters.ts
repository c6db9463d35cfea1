import type { Knex } from 'knex';

/** What is said of a character, and by them, in words that can be translated. */
const translatedColumns = ['occupation', 'place', 'tagline', 'bio', 'greeting'] as const;
type TranslatedColumn = (typeof translatedColumns)[number];

/** What there is of a character in one language. */
export type Translation = Record<TranslatedColumn, string | null>;

/** The pairs of a translation's JSON object, in SQL. */
export const translatedAsJson = translatedColumns
  .map((column) => `'${column}', ${column}`)
  .join(', ');

/** A row in the words of a language; what is not translated stays as it was written. */
export function withWords<Row extends object>(row: Row, words: Translation | null): Row {
  if (!words) return row;
  const told = translatedColumns.filter((column) => column in row && words[column] !== null);
  return { ...row, ...Object.fromEntries(told.map((column) => [column, words[column]])) };
}

/**
 * How a character greets somebody in a language (BCP 47), told exactly or by its first part; in the
 * character's own words where nobody has translated them.
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
