import { once } from 'node:events';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '~/db/testing';
import { eventually } from '~/db/testing/eventually';
import { openTestDatabase } from '~/db/testing/open-test-context';
import { outboxChannel, wakeRelay } from './wake-relay';

const database = await openTestDatabase();
let listener: pg.Client;
let received = 0;

beforeAll(async () => {
  listener = new pg.Client({ connectionString: database.url });
  await listener.connect();
  await listener.query(`listen ${outboxChannel}`);
  listener.on('notification', () => (received += 1));
});
afterAll(() => listener.end());

describe('waking the relay', () => {
  it('notifies once more, not once per call, for calls during a notification', async () => {
    for (let times = 0; times < 100; times += 1) wakeRelay(database.db);
    await eventually(() => expect(received).toBe(2));
    // The test's own notification arrives after all that were sent before it.
    const last = once(listener, 'notification');
    await database.db.raw(`notify ${outboxChannel}`);
    await last;
    expect(received).toBe(3);
  });

  it('notifies again for later calls', async () => {
    for (let times = 0; times < 3; times += 1) {
      const notified = once(listener, 'notification');
      wakeRelay(database.db);
      await notified;
    }
  });

  it('does not throw if the database does not answer', async () => {
    const { db, drop } = await createTestDatabase();
    await drop();
    expect(() => wakeRelay(db)).not.toThrow();
  });
});
