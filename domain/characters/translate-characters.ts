import type { Knex } from 'knex';
import { currentLocale } from '~/observability/request-context';

/** What is said of a character, and by them, in words that can be translated. */
const translatedColumns = ['occupation', 'place', 'tagline', 'bio', 'greeting'] as const;
type TranslatedColumn = (typeof translatedColumns)[number];

type Translation = { character_id: string } & Record<TranslatedColumn, string | null>;

/**
 * Puts the words of the reader's language into rows of characters, in one query however many there
 * are; what is not translated stays as it was written.
 */
export async function translateCharacters<Row extends { id: string }>(
  db: Knex,
  rows: readonly Row[],
): Promise<Row[]> {
  const locale = currentLocale();
  if (locale === undefined || rows.length === 0) return [...rows];
  const translations = await db('character_translations')
    .whereIn(
      'character_id',
      rows.map(({ id }) => id),
    )
    .where({ locale })
    .select<Translation[]>('character_id', ...translatedColumns);
  const of = new Map(translations.map((translation) => [translation.character_id, translation]));
  return rows.map((row) => ({ ...row, ...wordsFor(row, of.get(row.id)) }));
}

/** Of what a row holds, that of which there is a translation. */
function wordsFor(row: object, translation: Translation | undefined): object {
  if (!translation) return {};
  return Object.fromEntries(
    translatedColumns
      .filter((column) => column in row && translation[column] !== null)
      .map((column) => [column, translation[column]]),
  );
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
    .first<{ greeting: string } | undefined>('greeting');
  return row?.greeting ?? character.greeting;
}
