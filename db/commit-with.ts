import type { Knex } from 'knex';
import pg from 'pg';

/** What pg's own type leaves out of a connection: each is one message of the protocol. */
interface Wire {
  parse(message: { text: string }): void;
  bind(message: object): void;
  execute(message: object): void;
  sync(): void;
}

/**
 * A statement and the COMMIT of its transaction as one message there and one back. What follows a
 * statement that fails is passed over by the server, so that nothing is committed without it.
 */
class LastStatement extends pg.Query {
  /** Where pg has bound the statement, and asks for its rows. */
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
 * Lets a transaction's last statement go to the server together with its COMMIT, once that is due.
 * When either fails, everything is rolled back and the transaction rejects with the reason.
 */
export function commitWith(trx: Knex.Transaction, statement: pg.QueryConfig): void {
  const client = trx.client as { query: Query };
  const usual = client.query;
  client.query = (connection, asked) =>
    asked === 'COMMIT;' ? sendLast(connection, statement) : usual.call(client, connection, asked);
}

async function sendLast(connection: pg.ClientBase, statement: pg.QueryConfig): Promise<void> {
  try {
    await new Promise<void>((resolve, reject) => {
      connection.query(
        new LastStatement(statement, (error) => (error ? reject(error) : resolve())),
      );
    });
  } catch (error) {
    // Without an open transaction, after a COMMIT that failed, this does nothing.
    await connection.query('rollback').catch(() => undefined);
    throw error;
  }
}
