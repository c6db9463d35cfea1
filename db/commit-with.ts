import type { Knex } from 'knex';
import pg from 'pg';

/** The methods of a connection that pg's own type lacks. Each sends one message of the protocol. */
interface Wire {
  parse(message: { text: string }): void;
  bind(message: object): void;
  execute(message: object): void;
  sync(): void;
}

/**
 * Sends a statement and the COMMIT of its transaction in one round trip. If the statement fails, the server
 * skips what follows, so that nothing is committed without it.
 */
class LastStatement extends pg.Query {
  /** Called when pg has bound the statement and requests its rows. */
  _getRows(connection: Wire): void {
    connection.execute({});
    connection.parse({ text: 'commit' });
    connection.bind({});
    connection.execute({});
    connection.sync();
  }
}

type Query = (connection: pg.ClientBase, statement: unknown) => Promise<unknown>;

/**
 * Sends the last statement of a transaction together with its COMMIT. If either fails, everything is rolled
 * back and the transaction rejects with the reason.
 */
export function commitWith(trx: Knex.Transaction, statement: pg.QueryConfig): void {
  const client = trx.client as { query: Query };
  const usual = client.query;
  client.query = (connection, query) =>
    query === 'COMMIT;' ? sendLast(connection, statement) : usual.call(client, connection, query);
}

async function sendLast(connection: pg.ClientBase, statement: pg.QueryConfig): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      connection.query(
        new LastStatement(statement, (error) => (error ? reject(error) : resolve())),
      );
    });
  } catch (error) {
    // Does nothing without an open transaction, for example after a failed COMMIT.
    await connection.query('rollback').catch(() => undefined);
    throw error;
  }
}
