import type { Knex } from 'knex';
import { connect } from '~/db/connection';
import { stack } from '../stack';

/** For what no page can do: to prepare a situation, never to look behind a promise. */
export async function withDatabase<Answer>(act: (db: Knex) => Promise<Answer>): Promise<Answer> {
  const db = connect({ url: stack.databaseUrl(), pool: 1 });
  try {
    return await act(db);
  } finally {
    await db.destroy();
  }
}
