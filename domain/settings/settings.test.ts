import { AsyncResource } from 'node:async_hooks';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { settings } from '~/domain/all-settings';
import { connect } from '~/db/connection';
import { createTestDatabase } from '~/db/testing';
import { openTestDatabase } from '~/db/testing/open-test-context';
import { chatSettings } from '../chat/settings';
import { defineSettings, type AreaSettings } from '../shared/define-settings';
import { readSettings } from './read-settings';
import { writeSetting } from './write-setting';

const database = await openTestDatabase();

/** Reads settings through a new pool. The cache is per pool, so it acts like another process. */
async function readUncached<Values>(of: AreaSettings<Values>) {
  const db = connect({ url: database.url, pool: 1 });
  try {
    return await readSettings(db, of);
  } finally {
    await db.destroy();
  }
}

const keys = settings.flatMap(({ shape }) => Object.keys(shape));

it('every setting is of one area, and has a default that its schema allows', () => {
  expect(keys).toEqual([...new Set(keys)]);
  for (const { shape } of settings)
    expect(Object.keys(defineSettings(shape).parse({}))).toEqual(Object.keys(shape));
});

it('settings have their specified defaults', async () => {
  expect(await readUncached(chatSettings)).toMatchObject({
    trial_messages: 5,
    text_message_price: 2,
  });
});

it('a stored setting counts, a value that does not fit is not stored', async () => {
  await writeSetting(database.db, chatSettings, 'text_message_price', 3);
  await expect(writeSetting(database.db, chatSettings, 'text_message_price', -1)).rejects.toThrow();
  expect(await readUncached(chatSettings)).toMatchObject({ text_message_price: 3 });
});

it('a stored value that does not fit fails reads of its own area, and of no other', async () => {
  const own = await createTestDatabase();
  try {
    await own.db('settings').insert({ key: 'text_message_price', value: '"two"' });
    await expect(readSettings(own.db, chatSettings)).rejects.toThrow('text_message_price');
    const others = defineSettings({ pages: z.number().default(5) });
    expect(await readSettings(own.db, others)).toEqual({ pages: 5 });
  } finally {
    await own.drop();
  }
});

it('a value that was read once is parsed once by each area', async () => {
  let parsed = 0;
  const counting = z
    .number()
    .default(5)
    .transform((pages) => {
      parsed += 1;
      return pages;
    });
  const areas = [1, 2].map(() => defineSettings({ pages: counting.prefault(5) }));
  for (let read = 0; read < 3; read += 1) {
    for (const area of areas) expect(await readSettings(database.db, area)).toEqual({ pages: 5 });
  }
  expect(parsed).toBe(2);
});

it('a caller that holds a connection reads over it, and never waits for a caller without one', async () => {
  const db = connect({ url: database.url, pool: 1 });
  try {
    const readOutside = AsyncResource.bind(() => readSettings(db, chatSettings));
    const { own, waiting } = await db.transaction(async () => {
      const waiting = readOutside();
      return { own: await readSettings(db, chatSettings), waiting };
    });
    expect(own).toEqual(await waiting);
  } finally {
    await db.destroy();
  }
}, 5_000);

it('a caller whose transaction has failed reads nothing, and does not fail the other callers', async () => {
  const db = connect({ url: database.url, pool: 2 });
  try {
    const readOutside = AsyncResource.bind(() => readSettings(db, chatSettings));
    const read = await db
      .transaction(async (trx) => {
        await expect(trx.raw('select 1 / 0')).rejects.toThrow('division');
        const failing = readSettings(db, chatSettings);
        const others = readOutside();
        await expect(failing).rejects.toThrow('aborted');
        return { others };
      })
      .catch((error: unknown) => expect.fail(String(error)));
    expect(await read.others).toMatchObject({ trial_messages: 5 });
  } finally {
    await db.destroy();
  }
});
