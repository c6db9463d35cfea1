import * as z from 'zod';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { connect } from '~/db/connection';
import { makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { withRequestId } from '~/observability/request-context';
import { announce } from '../outbox/announce';
import { defineEvent } from '../outbox/event';
import { newId } from '../ids';
import { transact } from './transact';

const { database, context } = await openTestContext();
const happened = defineEvent('test.happened', z.object({ value: z.string() }));
const about = (personId: string) => ({ personId, aggregateId: personId });

beforeEach(() => database.db('outbox').delete());

const outbox = () => database.db('outbox').orderBy('id');

describe('a transaction', () => {
  it('writes its events in order, with the request they belong to', async () => {
    const id = newId();
    await withRequestId('request-12345678', () =>
      transact(context, (trx) => {
        announce(trx, happened, about(id), { value: 'first' });
        announce(trx, happened, about(id), { value: 'second' });
        return Promise.resolve();
      }),
    );
    const rows = await outbox();
    expect(rows.map(({ payload }) => payload)).toEqual([{ value: 'first' }, { value: 'second' }]);
    expect(rows[0]).toMatchObject({ person_id: id, request_id: 'request-12345678' });
  });

  it('announces nothing when it fails', async () => {
    const failing = transact(context, (trx) => {
      announce(trx, happened, about(newId()), { value: 'lost' });
      return Promise.reject(new Error('no'));
    });
    await expect(failing).rejects.toThrow('no');
    expect(await outbox()).toHaveLength(0);
  });

  it('is the only place from which to announce, and takes no payload that does not fit', async () => {
    await database.db.transaction((trx) => {
      expect(() => announce(trx, happened, about(newId()), { value: 'x' })).toThrow(/outside/);
      return Promise.resolve();
    });
    const unfit = transact(context, (trx) => {
      announce(trx, happened, about(newId()), { value: 5 } as never);
      return Promise.resolve();
    });
    await expect(unfit).rejects.toThrow();
  });

  it('accepts events that a second copy of the code announces in it', async () => {
    vi.resetModules();
    const copy = await import('../outbox/announce');
    expect(copy.announce).not.toBe(announce);
    await transact(context, (trx) => {
      copy.announce(trx, happened, about(newId()), { value: 'by a hook of the other bundle' });
      return Promise.resolve();
    });
    expect(await outbox()).toMatchObject([{ payload: { value: 'by a hook of the other bundle' } }]);
  });

  it.each([
    ['what it announces cannot be written', 'a\u0000b', false],
    ['its COMMIT is refused', 'fine', true],
  ])(
    'leaves nothing behind, and its connection as it was, when %s',
    async (_, value, isRefused) => {
      if (isRefused) {
        await database.owner.raw(
          `create constraint trigger refused after insert on settings
           deferrable initially deferred for each row execute function refuse_ledger_change()`,
        );
        onTestFinished(async () => {
          await database.owner.raw('drop trigger refused on settings');
        });
      }
      const only = connect({ url: database.url, pool: 1 });
      onTestFinished(() => only.destroy());
      const id = newId();
      const failing = transact({ ...context, db: only }, async (trx) => {
        await trx('settings').insert({ key: id, value: 'true' });
        announce(trx, happened, about(id), { value });
      });
      await expect(failing).rejects.toMatchObject({ severity: 'ERROR' });
      expect(await only('settings').where({ key: id })).toEqual([]);
      await transact({ ...context, db: only }, (trx) => {
        announce(trx, happened, about(id), { value: 'next' });
        return Promise.resolve();
      });
      expect(await outbox()).toMatchObject([{ payload: { value: 'next' } }]);
    },
  );

  it('is run again after a deadlock, and both sides get through', async () => {
    const [one, two] = [await makeUser(database.db), await makeUser(database.db)];
    const lockBoth = (first: string, second: string, met: Promise<unknown>, arrive: () => void) =>
      transact(context, async (trx) => {
        await trx('users').where({ id: first }).update({ nick_name: 'x' });
        arrive();
        await met;
        await trx('users').where({ id: second }).update({ nick_name: 'y' });
        announce(trx, happened, about(first), { value: 'done' });
      });
    let waiting = 2;
    let open: () => void = () => undefined;
    const met = new Promise<void>((resolve) => (open = resolve));
    const arrive = () => {
      waiting -= 1;
      if (waiting === 0) open();
    };
    await Promise.all([
      lockBoth(one.id, two.id, met, arrive),
      lockBoth(two.id, one.id, met, arrive),
    ]);
    expect(await outbox()).toHaveLength(2);
  });
});
