import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createTestContext,
  createTestDatabase,
  type TestContext,
  type TestDatabase,
} from '~/db/testing';
import { newId } from '../shared/ids';
import { noteAnalytics } from './note-analytics';

let database: TestDatabase;
let context: TestContext;
beforeAll(async () => {
  database = await createTestDatabase();
  context = createTestContext(database.db);
});
afterAll(() => database.drop());

const event = {
  name: 'registration-completed',
  properties: { source: 'manual', flow: 'manual_otp_flow' },
} as const;
const noted = (userId: string) =>
  database.db('outbox').where({ aggregate_id: userId, name: 'analytics.noted' }).select('payload');

it('notes an event of somebody who allows it', async () => {
  const userId = newId();
  await noteAnalytics(context, { userId, actorId: userId, allowsAnalytics: true }, event);
  expect(await noted(userId)).toMatchObject([{ payload: { userId, event } }]);
});

it('notes nothing without consent, nor while somebody else acts for the person', async () => {
  const userId = newId();
  await noteAnalytics(context, { userId, actorId: userId, allowsAnalytics: false }, event);
  await noteAnalytics(context, { userId, actorId: newId(), allowsAnalytics: true }, event);
  expect(await noted(userId)).toEqual([]);
});
