import type { Knex } from 'knex';
import type { ClientBase } from 'pg';
import { commitWith } from '~/db/commit-with';

type Binding = string | number | boolean | Date | null;
type Bindings = Record<string, Binding | readonly Binding[]>;

interface Statement {
  text: string;
  /** What stands for $1, $2 and so on. */
  names: string[];
}

const statements = new Map<string, Statement>();

/**
 * Runs a statement of a hot path as a named prepared one, on the transaction's own connection or on
 * one of the pool. PostgreSQL parses and plans it once per connection instead of every time, and
 * Knex, which takes longer to put such a statement together than PostgreSQL to carry it out, is
 * passed by. One name stands for one text, in which `:name` is a binding.
 */
export async function prepared<Row>(
  db: Knex,
  name: string,
  sql: string,
  bindings: Bindings,
): Promise<Row[]> {
  const client = db.client as Pool;
  // In a transaction this is always the one connection it runs on.
  const connection = await client.acquireConnection();
  try {
    const { rows } = await connection.query(bind(name, sql, bindings));
    return rows as Row[];
  } finally {
    if (!db.isTransaction) await client.releaseConnection(connection);
  }
}

interface Pool {
  acquireConnection(): Promise<ClientBase>;
  releaseConnection(connection: ClientBase): Promise<void>;
}

/**
 * Runs such a statement as the last one of a transaction, together with its COMMIT; nothing may be
 * asked of the transaction after it.
 */
export function preparedLast(
  trx: Knex.Transaction,
  name: string,
  sql: string,
  bindings: Bindings,
): void {
  commitWith(trx, bind(name, sql, bindings));
}

function bind(name: string, sql: string, bindings: Bindings) {
  const { text, names } = statementOf(name, sql);
  return { name, text, values: names.map((binding) => bindings[binding]) };
}

function statementOf(name: string, sql: string): Statement {
  const known = statements.get(name);
  if (known) return known;
  const names: string[] = [];
  // A cast's two colons begin no binding.
  const text = sql.replaceAll(/(?<!:):([a-z]\w*)/gi, (_, binding: string) => {
    if (!names.includes(binding)) names.push(binding);
    return `$${names.indexOf(binding) + 1}`;
  });
  const statement = { text, names };
  statements.set(name, statement);
  return statement;
}
