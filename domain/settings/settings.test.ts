import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connect } from '~/db/connection';
import { createTestDatabase, type TestDatabase } from '~/db/testing';
import { readSettings } from './read-settings';
import { settingsSchema } from './schema';
import { writeSetting } from './write-setting';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Settings are cached per pool; another pool stands for another process. */
async function readAnew() {
  const db = connect({ url: database.url, pool: 1 });
  try {
    return await readSettings(db);
  } finally {
    await db.destroy();
  }
}

it('settings have their specified defaults', async () => {
  expect(await readAnew()).toMatchObject({
    trial_messages: 5,
    code_resend_seconds: 300,
    code_lifetime_seconds: 600,
    monthly_tokens_bonus: 100,
    engagement_display: 'real',
  });
});

it('a stored setting counts, a value that does not fit is not stored', async () => {
  await writeSetting(database.db, 'text_message_price', 3);
  await expect(writeSetting(database.db, 'text_message_price', -1)).rejects.toThrow();
  expect(await readAnew()).toMatchObject({ text_message_price: 3 });
});

it('docs/settings.md names every setting', async () => {
  const documented = await readFile(new URL('../../docs/settings.md', import.meta.url), 'utf8');
  const missing = Object.keys(settingsSchema.shape).filter(
    (key) => !documented.includes(`\`${key}\``),
  );
  expect(missing).toEqual([]);
});
