import { once } from 'node:events';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '~/db/testing';
import { eventually } from '~/db/testing/eventually';
import { openTestDatabase } from '~/db/testing/open-test-context';
import { outboxChannel, wakeRelay } from './wake-relay';

const database = await openTestDatabase();
let listener: pg.Client;
let heard = 0;

beforeAll(async () => {
  listener = new pg.Client({ connectionString: database.url });
  await listener.connect();
  await listener.query(`listen ${outboxChannel}`);
  listener.on('notification', () => (heard += 1));
});
afterAll(() => listener.end());

describe('waking the relay', () => {
  it('notifies once more, not once each, for what comes while it is at it', async () => {
    for (let times = 0; times < 100; times += 1) wakeRelay(database.db);
    await eventually(() => expect(heard).toBe(2));
    // The test's own notification arrives after all that were sent before it.
    const last = once(listener, 'notification');
    await database.db.raw(`notify ${outboxChannel}`);
    await last;
    expect(heard).toBe(3);
  });

  it('notifies again for what comes later', async () => {
    for (let times = 0; times < 3; times += 1) {
      const notified = once(listener, 'notification');
      wakeRelay(database.db);
      await notified;
    }
  });

  it('is nobody’s failure when the database does not answer', async () => {
    const { db, drop } = await createTestDatabase();
    await drop();
    expect(() => wakeRelay(db)).not.toThrow();
  });
});
