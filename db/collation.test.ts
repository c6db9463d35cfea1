import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createLogger } from '~/observability/logger';
import { collationAdvice, findOddCollation } from './collation';
import { connect, type Knex } from './connection';
import { requireCollation } from './require-collation';
import { openTestDatabase } from './testing/open-test-context';

const database = await openTestDatabase();
const name = `odd_collation_${process.pid}`;
let odd: Knex;

beforeAll(async () => {
  await database.owner.raw(
    "create database ?? template template0 encoding 'UTF8' locale_provider libc locale 'C'",
    [name],
  );
  const url = new URL(database.ownerUrl);
  url.pathname = `/${name}`;
  odd = connect({ url: url.href, pool: 1 });
});
afterAll(async () => {
  await odd.destroy();
  await database.owner.raw('drop database ??', [name]);
});

it('is the built-in C.UTF-8 in every place that makes a database', async () => {
  expect(await findOddCollation(database.db)).toEqual([]);
  expect(await findOddCollation(odd)).toEqual(['encoding UTF8, provider libc, locale C']);
});

it('ends a process of production that finds another, which one elsewhere is warned of', async () => {
  const logger = createLogger({ process: 'test', level: 'silent' });
  const refuse = vi.fn();
  const warn = vi.spyOn(logger, 'warn');
  await requireCollation({ db: odd, deployment: 'demo', logger, refuse });
  await requireCollation({ db: database.db, deployment: 'production', logger, refuse });
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.anything(), collationAdvice);
  expect(refuse).not.toHaveBeenCalled();
  await requireCollation({ db: odd, deployment: 'production', logger, refuse });
  expect(refuse).toHaveBeenCalledOnce();
});

it('sorts by code points and knows letters of every script', async () => {
  const { rows } = await database.db.raw<{ rows: { sorted: string[]; small: string }[] }>(
    `select array_agg(word order by word) as sorted, lower('ÄŁΣЖԱ') as small
       from unnest(array['b', 'É', 'a', 'Z']) as word`,
  );
  expect(rows).toEqual([{ sorted: ['Z', 'a', 'b', 'É'], small: 'äłσжա' }]);
});
