import { expect, it } from 'vitest';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '../shared/ids';
import { noteAnalytics } from './note-analytics';

const { database, context } = await openTestContext();

const event = {
  name: 'registration-completed',
  properties: { source: 'manual', flow: 'manual_otp_flow' },
} as const;
const noted = (userId: string) =>
  database.db('outbox').where({ aggregate_id: userId, name: 'analytics.noted' }).select('payload');

it('stores an event of a user who allows it', async () => {
  const userId = newId();
  await noteAnalytics(context, { userId, actorId: userId, allowsAnalytics: true }, event);
  expect(await noted(userId)).toMatchObject([{ payload: { userId, event } }]);
});

it('stores nothing without consent, nor while another user acts for the person', async () => {
  const userId = newId();
  await noteAnalytics(context, { userId, actorId: userId, allowsAnalytics: false }, event);
  await noteAnalytics(context, { userId, actorId: newId(), allowsAnalytics: true }, event);
  expect(await noted(userId)).toEqual([]);
});
