import type { Knex } from 'knex';

interface Collation {
  encoding: string;
  provider: string;
  locale: string | null;
}

/**
 * Returns how the collation of this database differs from the required one; empty if it does not. The
 * built-in C.UTF-8 sorts by code points and knows the letters of all scripts, by rules that are part of
 * PostgreSQL. So an index never disagrees with a newer locale of the machine, and every installation
 * searches and sorts in the same way.
 */
export async function findOddCollation(db: Knex): Promise<string[]> {
  const { rows } = await db.raw<{ rows: Collation[] }>(
    `select pg_encoding_to_char(encoding) as encoding, datlocprovider::text as provider,
            coalesce(datlocale, datcollate) as locale
       from pg_database where datname = current_database()`,
  );
  const [{ encoding, provider, locale } = { encoding: '', provider: '', locale: '' }] = rows;
  const providers: Record<string, string> = { b: 'builtin', c: 'libc', i: 'icu' };
  const isRight = encoding === 'UTF8' && provider === 'b' && locale === 'C.UTF-8';
  return isRight
    ? []
    : [
        `encoding ${encoding}, provider ${providers[provider] ?? provider}, locale ${locale ?? 'none'}`,
      ];
}

export const collationAdvice =
  'the database is not sorted by the built-in C.UTF-8; make one that is and move what is in it: ' +
  'see docs/operations.md, Collation';
