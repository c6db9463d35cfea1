import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, makeUser, type TestDatabase } from '~/db/testing';
import { countQueries } from '~/db/testing/count-queries';
import { withRequestId } from '~/observability/request-context';
import { newId } from '../ids';
import { readTogether } from './read-together';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

interface One {
  one: number | string;
}
const readOne = (value: number | string) =>
  readTogether<One>(database.db, database.db.raw('select ? as one', [value]), {});

const inRequest = <Result>(work: () => Promise<Result>) => withRequestId(newId(), work);

async function counted<Result>(work: () => Promise<Result>) {
  const queries = countQueries(database.db);
  const result = await work();
  return { result, queries: queries.stop() };
}

it('sends the concurrent reads of a request as one statement, and gives each its own rows', async () => {
  const { id, email } = await makeUser(database.db);
  const { db } = database;
  const { result, queries } = await counted(() =>
    inRequest(() =>
      Promise.all([
        readTogether<{ email: string; created_at: Date }>(
          db,
          db('users').where({ id }).select('email', 'created_at'),
          { created_at: true },
        ),
        readTogether(db, db('users').where({ id: newId() }).select('id'), {}),
        readOne('is this ? a binding'),
        readTogether<{ ends: Date | null }>(db, db.raw('select null::timestamptz as ends'), {
          ends: true,
        }),
      ]),
    ),
  );
  const user = await db('users').where({ id }).first('created_at');
  expect(result).toEqual([
    [{ email, created_at: user?.created_at }],
    [],
    [{ one: 'is this ? a binding' }],
    [{ ends: null }],
  ]);
  expect(queries).toBe(1);
});

it('keeps the order of a query', async () => {
  const { db } = database;
  const rows = await readTogether<{ n: number }>(
    db,
    db.raw('select n from generate_series(1, 50) n order by n % 7, n desc'),
    {},
  );
  const plain = await db.raw<{ rows: { n: number }[] }>(
    'select n from generate_series(1, 50) n order by n % 7, n desc',
  );
  expect(rows).toEqual(plain.rows);
});

it('sends another statement for reads after the first result', async () => {
  const { queries } = await counted(() =>
    inRequest(async () => {
      await Promise.all([readOne(1), readOne(2)]);
      await Promise.all([readOne(3), readOne(4)]);
    }),
  );
  expect(queries).toBe(2);
});

it('never puts two requests into one statement', async () => {
  const { result, queries } = await counted(() =>
    Promise.all([inRequest(() => readOne('mine')), inRequest(() => readOne('yours'))]),
  );
  expect(result).toEqual([[{ one: 'mine' }], [{ one: 'yours' }]]);
  expect(queries).toBe(2);
});

it('sends the concurrent reads of a transaction as one statement, on its own connection', async () => {
  const { id } = await makeUser(database.db);
  const { result, queries } = await counted(() =>
    database.db.transaction(async (trx) => {
      await trx('users').where({ id }).update({ nick_name: 'unseen by others' });
      const nickName = () => readTogether(trx, trx('users').where({ id }).select('nick_name'), {});
      return Promise.all([nickName(), nickName()]);
    }),
  );
  const mine = [{ nick_name: 'unseen by others' }];
  expect(result).toEqual([mine, mine]);
  // The queries are BEGIN, the update, both reads, and COMMIT.
  expect(queries).toBe(4);
});

it('sees the writes of its own transaction, on every repeated read', async () => {
  const { id } = await makeUser(database.db);
  await inRequest(() =>
    database.db.transaction(async (trx) => {
      for (let attempt = 0; attempt < 8; attempt += 1) {
        const nick = `name ${attempt}`;
        await trx('users').where({ id }).update({ nick_name: nick });
        const query = trx('users').where({ id }).select('nick_name');
        expect(await readTogether(trx, query, {})).toEqual([{ nick_name: nick }]);
      }
    }),
  );
});

it('fails all reads of a statement if one of them fails', async () => {
  const broken = () => readTogether(database.db, database.db.raw('select 1 / 0 as one'), {});
  const results = await inRequest(() => Promise.allSettled([readOne(1), broken()]));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await readOne(1)).toEqual([{ one: '1' }]);
});
