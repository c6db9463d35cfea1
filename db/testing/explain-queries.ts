import type { Knex } from '../connection';

interface Query {
  sql: string;
  bindings: unknown[];
}

interface Connection {
  query(text: string, values: unknown[]): Promise<{ rows: { 'QUERY PLAN': string }[] }>;
}

interface Pool {
  acquireConnection(): Promise<Connection>;
  releaseConnection(connection: Connection): Promise<void>;
}

/** Returns PostgreSQL's plan of each query that `read` runs. */
export async function explainQueries(db: Knex, read: () => Promise<unknown>): Promise<string[]> {
  const queries: Query[] = [];
  const note = ({ sql, bindings }: Query) => void queries.push({ sql, bindings });
  db.on('query', note);
  await read();
  db.removeListener('query', note);
  // The placeholders of these queries are already numbered, and `raw` would number them again.
  const pool = db.client as Pool;
  const plans: string[] = [];
  for (const { sql, bindings } of queries) {
    const connection = await pool.acquireConnection();
    try {
      const { rows } = await connection.query(`explain (costs off) ${sql}`, bindings);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    } finally {
      await pool.releaseConnection(connection);
    }
  }
  return plans;
}
