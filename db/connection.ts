import knex, { type Knex } from 'knex';
import pg from 'pg';

/** int8 is read as a number: ledger sums stay far below 2^53, and a larger one must fail loudly. */
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`integer out of range: ${text}`);
  return value;
});

export interface ConnectionOptions {
  url: string;
  pool?: number;
  /** The role the application acts as; it may not change ledger entries. Migrations connect without. */
  role?: 'nocturne_app';
}

/** How much of the words searched for a name must hold (pg_trgm): one slip of the finger is forgiven. */
const search = 'set pg_trgm.word_similarity_threshold = 0.4';

/** Opens a pool. With a role, every connection acts as that role from its first query on. */
export function connect({ url, pool = 10, role }: ConnectionOptions): Knex {
  return knex({
    client: 'pg',
    connection: { connectionString: url, application_name: 'nocturne' },
    pool: {
      min: 0,
      max: pool,
      afterCreate(client: pg.Client, done: (error: Error | null, client: pg.Client) => void) {
        const begin = role ? `${search}; set role ${role}` : search;
        client.query(begin, (error) => done(error, client));
      },
    },
    acquireConnectionTimeout: 10_000,
    // Bound values such as e-mail addresses must not end up in error messages, and so in logs.
    compileSqlOnError: false,
  });
}

export type { Knex };
