import { Redis } from 'ioredis';
import knex from 'knex';
import { describe, expect, it } from 'vitest';
import { eventually } from '~/db/testing/eventually';
import { connect } from '~/db/connection';
import { openTestDatabase } from '~/db/testing/open-test-context';
import { isUnreachable } from './is-unreachable';

const database = await openTestDatabase();

const failureOf = (operation: Promise<unknown>): Promise<unknown> =>
  operation.then(
    () => expect.fail('it was reached'),
    (error: unknown) => error,
  );

describe('a database or Redis', () => {
  it('without a listening server cannot be reached', async () => {
    const db = connect({ url: 'postgres://nobody@127.0.0.1:1/none' });
    const redis = new Redis('redis://127.0.0.1:1', {
      enableOfflineQueue: false,
      retryStrategy: null,
    });
    redis.on('error', () => undefined);
    expect(isUnreachable(await failureOf(db.raw('select 1')))).toBe(true);
    expect(isUnreachable(await failureOf(redis.ping()))).toBe(true);
    await db.destroy();
  });

  it('that goes down in mid-query cannot be reached', async () => {
    const slow = failureOf(database.owner.raw('select pg_sleep(30)'));
    await eventually(async () => {
      const ended = await database.owner.raw<{ rows: unknown[] }>(
        `select 1 from pg_stat_activity where datname = current_database()
             and query = 'select pg_sleep(30)' and state = 'active'`,
      );
      expect(ended.rows).toHaveLength(1);
    });
    await database.owner.raw(
      `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and query = 'select pg_sleep(30)'`,
    );
    expect(isUnreachable(await slow)).toBe(true);
  });

  it('that answers with an error was reached', async () => {
    const failure = await failureOf(database.db.raw('select * from no_such_table'));
    expect(isUnreachable(failure)).toBe(false);
    expect(isUnreachable(new Error('anything'))).toBe(false);
    expect(isUnreachable(undefined)).toBe(false);
  });
});

it('inspects the causes of a failure', () => {
  const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  expect(isUnreachable(new Error('no settings', { cause: refused }))).toBe(true);
  expect(isUnreachable(new AggregateError([new Error('one'), refused]))).toBe(true);
});

it('takes a pool without a free connection for one that cannot be reached', () => {
  expect(isUnreachable(new knex.KnexTimeoutError('the pool is probably full'))).toBe(true);
});
