import { expect, it } from 'vitest';
import { createTestContext, makeUser } from '~/db/testing';
import { openTestDatabase } from '~/db/testing/open-test-context';
import { newId } from '../shared/ids';
import { listRevokedSessions } from './list-revoked-sessions';
import { startSession } from './start-session';
import { transact } from '../shared/transactions/transact';
import type { AccountState } from '../account-states/schema';

const database = await openTestDatabase();

it('lists the sessions that have ended, in any way, and no live one', async () => {
  const { db } = database;
  const context = createTestContext(db);
  const open = async (state: AccountState) => {
    const { id: userId } = await makeUser(db, { state });
    return (await transact(context, (trx) => startSession(context, trx, { userId }))).sessionId;
  };
  const active = await open('active');
  const warned = await open('warned');
  const suspended = await open('suspended');
  const terminated = await open('terminated');
  const deleted = await open('deleted');
  const revoked = await open('active');
  await db('sessions').where({ id: revoked }).update({ revoked_at: context.now() });
  const expired = await open('active');
  await db('sessions').where({ id: expired }).update({ expires_at: context.now() });
  const unknown = newId();

  const ended = [suspended, terminated, deleted, revoked, expired, unknown];
  expect(await listRevokedSessions(context, [active, ...ended, warned])).toEqual(ended);
});

it('returns nothing for an empty list', async () => {
  expect(await listRevokedSessions(createTestContext(database.db), [])).toEqual([]);
});
