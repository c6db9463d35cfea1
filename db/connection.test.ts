import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect, connectOne, heldTransaction, type Knex } from './connection';
import { usualLimits } from './connection-limits';
import { startProxy, type TestProxy } from './testing';
import { eventually } from './testing/eventually';
import { openTestDatabase } from './testing/open-test-context';

const limits = { ...usualLimits, connectMs: 3_000, statementMs: 500, lockMs: 200 };

const database = await openTestDatabase();
let proxy: TestProxy;
let db: Knex;
beforeAll(async () => {
  await database.owner.raw('create table locked (id int); insert into locked values (1)');
});
beforeEach(async () => {
  proxy = await startProxy(database.url);
  db = connect({ url: proxy.url, pool: 1, limits });
});
afterEach(async () => {
  await proxy.close();
  await db.destroy();
});

const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => expect.fail('it was answered'),
    (error: unknown) => error,
  );
const pidOf = async (): Promise<number> =>
  (await db.raw<{ rows: { pid: number }[] }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0;

describe('a pool', () => {
  it('ends a statement that takes too long, and a wait for a lock', async () => {
    expect(await failureOf(db.raw('select pg_sleep(10)'))).toMatchObject({ code: '57014' });
    const holder = await database.owner.transaction();
    await holder('locked').forUpdate();
    expect(await failureOf(db('locked').update({ id: 2 }))).toMatchObject({ code: '55P03' });
    await holder.rollback();
  });

  it('rolls back a transaction in which nothing happens, so that others get its locks', async () => {
    const frozen = connect({
      url: database.url,
      pool: 1,
      limits: { ...limits, idleTransactionMs: 100 },
    });
    let taken: () => void = () => undefined;
    const isTaken = new Promise<void>((resolve) => (taken = resolve));
    const held = frozen.transaction(async (trx) => {
      await trx('locked').forUpdate();
      taken();
      // Longer than the idle limit.
      await database.owner.raw('select pg_sleep(1)');
      await trx('locked').update({ id: 4 });
    });
    const failure = failureOf(held);
    await isTaken;
    await eventually(async () =>
      expect(
        await db('locked')
          .update({ id: 3 })
          .catch(() => 0),
      ).toBe(1),
    );
    expect(await failure).toBeInstanceOf(Error);
    expect(await db('locked').pluck('id')).toEqual([3]);
    await frozen.destroy();
  });

  it('notices a server that went silent, and reconnects once it responds', async () => {
    const before = await pidOf();
    proxy.goSilent();
    expect(await failureOf(db.raw('select 1'))).toMatchObject({ code: 'ETIMEDOUT' });
    proxy.speak();
    await eventually(async () => expect(await pidOf().catch(() => before)).not.toBe(before));
  });

  it('fails instead of waiting for a server that accepts connections and never responds', async () => {
    proxy.goSilent();
    await failureOf(db.raw('select 1'));
  });

  it('keeps a connection that is merely idle', async () => {
    const client = await connectOne(proxy.url, 'idle', { ...limits, statementMs: 100 });
    const ended = await Promise.race([
      new Promise<string>((resolve) => client.once('end', () => resolve('ended'))),
      // Longer than the limit for a silent connection.
      database.owner.raw('select pg_sleep(1.5)').then(() => 'idle'),
    ]);
    expect(ended).toBe('idle');
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await client.end();
  });
});

describe('a transaction', () => {
  it('is known to the code that runs in it, wherever that is, and to nothing else', async () => {
    const other = connect({ url: database.url, pool: 1 });
    let later: Promise<Knex | undefined> | undefined;
    await db.transaction(async (trx) => {
      await trx.raw('select 1');
      expect(heldTransaction(db)).toBe(trx);
      expect(heldTransaction(other)).toBeUndefined();
      const ended = trx.executionPromise;
      later = ended.then(() => heldTransaction(db));
      await other.transaction(async (inner) => {
        await inner.raw('select 1');
        expect(heldTransaction(other)).toBe(inner);
      });
    });
    expect(heldTransaction(db)).toBeUndefined();
    expect(await later).toBeUndefined();
    await other.destroy();
  });
});
