import type { Knex } from 'knex';
import type { ClientBase } from 'pg';
import { commitWith } from '~/db/commit-with';

type Binding = string | number | boolean | Date | null;
type Bindings = Record<string, Binding | readonly Binding[]>;

interface Statement {
  text: string;
  /** The bindings for $1, $2 and so on. */
  names: string[];
}

const statements = new Map<string, Statement>();

/**
 * Runs a frequent statement as a named prepared one, on the transaction's connection or on one of the pool.
 * PostgreSQL then parses and plans it once per connection. It avoids Knex, which takes longer to build such
 * a statement than PostgreSQL to run it. A name stands for one text, in which `:name` is a binding.
 */
export async function prepared<Row>(
  db: Knex,
  name: string,
  sql: string,
  bindings: Bindings,
): Promise<Row[]> {
  const client = db.client as Pool;
  // In a transaction this returns its own connection.
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
 * Runs such a statement as the last one of a transaction, together with its COMMIT. No further statement
 * may follow.
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
  const cached = statements.get(name);
  if (cached) return cached;
  const names: string[] = [];
  // The two colons of a cast do not start a binding.
  const text = sql.replaceAll(/(?<!:):([a-z]\w*)/gi, (_, binding: string) => {
    if (!names.includes(binding)) names.push(binding);
    return `$${names.indexOf(binding) + 1}`;
  });
  const statement = { text, names };
  statements.set(name, statement);
  return statement;
}
