import { beforeEach, describe, expect, it } from 'vitest';
import { openTestContext } from '~/db/testing/open-test-context';
import { hooks as subscribed } from '../all-hooks';
import { createHooks, defineHook, on } from './hooks';
import { newId } from './ids';
import { transact } from './transactions/transact';

const guestSeen = defineHook<{ guestId: string }>('test.guest-seen');
const unusedHook = defineHook<{ guestId: string }>('test.nothing-heard');

const { database, context } = await openTestContext();
beforeEach(() => database.db('guests').delete());

const guests = () => database.db('guests').pluck('id');

const addGuest = on(guestSeen, async ({ now }, trx, { guestId }) => {
  await trx('guests').insert({ id: guestId, created_at: now() });
});

describe('a hook', () => {
  it('is answered in the transaction in which it is run', async () => {
    const hooks = createHooks(
      () => Promise.resolve([addGuest]),
      () => context,
    );
    const [kept, lost] = [newId(), newId()];
    await transact(context, (trx) => hooks.run(guestSeen, trx, { guestId: kept }));
    const failing = transact(context, async (trx) => {
      await hooks.run(guestSeen, trx, { guestId: lost });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await guests()).toEqual([kept]);
  });

  it('ends the transaction when a subscriber fails', async () => {
    const failing = on(guestSeen, () => Promise.reject(new Error('not me')));
    const hooks = createHooks(
      () => Promise.resolve([addGuest, failing]),
      () => context,
    );
    const running = transact(context, (trx) => hooks.run(guestSeen, trx, { guestId: newId() }));
    await expect(running).rejects.toThrow('not me');
    expect(await guests()).toEqual([]);
  });

  it('is the same wherever its declaration was bundled', async () => {
    const hooks = createHooks(
      () => Promise.resolve([addGuest]),
      () => context,
    );
    const inPages = defineHook<{ guestId: string }>(guestSeen.name);
    const guestId = newId();
    await transact(context, (trx) => hooks.run(inPages, trx, { guestId }));
    expect(await guests()).toEqual([guestId]);
  });

  it('has a name of its own', () => {
    const declared = [...new Set(subscribed.map(({ hook }) => hook))];
    expect(new Set(declared.map(({ name }) => name)).size).toBe(declared.length);
  });

  it('runs its own subscribers alone, one after the other', async () => {
    const received: string[] = [];
    const subscribe = (name: string, hook: typeof guestSeen) =>
      on(hook, async (_context, trx, { guestId }) => {
        await trx.raw('select 1');
        received.push(`${name}: ${guestId}`);
      });
    const subscriptions = [
      subscribe('first', guestSeen),
      subscribe('other', unusedHook),
      subscribe('second', guestSeen),
    ];
    const hooks = createHooks(
      () => Promise.resolve(subscriptions),
      () => context,
    );
    const guestId = newId();
    await transact(context, (trx) => hooks.run(guestSeen, trx, { guestId }));
    expect(received).toEqual([`first: ${guestId}`, `second: ${guestId}`]);
  });
});
