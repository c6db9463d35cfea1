import { expect, it } from 'vitest';
import { makeModel, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { endLiveNow, setLiveNow } from './live-now';

const { database, context } = await openTestContext();

it('“live now” is shown with the twin, is renewed, and ends by itself', async () => {
  const { userId, characterId } = await makeModel(database.db);
  const isLive = async () => {
    const row = await database.db('characters').where({ id: characterId }).first('is_live');
    return row?.is_live;
  };
  const hours = (count: number) => context.advance(count * 3_600_000);
  expect(await setLiveNow(context, { userId, isLiveNow: true })).toMatchObject({ ok: true });
  expect(await isLive()).toBe(true);
  hours(3);
  await setLiveNow(context, { userId, isLiveNow: true });
  hours(3);
  expect(await endLiveNow(context)).toBe(0);
  hours(1.1);
  expect(await endLiveNow(context)).toBe(1);
  expect(await isLive()).toBe(false);
  await setLiveNow(context, { userId, isLiveNow: true });
  expect(await setLiveNow(context, { userId, isLiveNow: false })).toEqual({
    ok: true,
    liveUntil: null,
  });
  expect(await isLive()).toBe(false);
});

it('only a person whose twin is live can say so', async () => {
  const { userId } = await makeModel(database.db, { isLive: false });
  const { id: fan } = await makeUser(database.db);
  for (const id of [userId, fan]) {
    expect(await setLiveNow(context, { userId: id, isLiveNow: true })).toMatchObject({
      reason: 'twin-not-live',
    });
  }
});
