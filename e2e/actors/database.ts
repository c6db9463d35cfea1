import type { Knex } from 'knex';
import { connect } from '~/db/connection';
import { stack } from '../stack';

/** Runs database statements that prepare a situation which no page can create. Not for checking results. */
export async function withDatabase<Answer>(act: (db: Knex) => Promise<Answer>): Promise<Answer> {
  const db = connect({ url: stack.databaseUrl(), pool: 1 });
  try {
    return await act(db);
  } finally {
    await db.destroy();
  }
}
