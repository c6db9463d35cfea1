import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '~/db/connection';
import {
  createTestContext,
  makeAsker,
  makeSession,
  makeUser,
  type TestContext,
} from '~/db/testing';
import { openTestDatabase } from '~/db/testing/open-test-context';
import { openTestStorage } from '~/db/testing/open-test-storage';
import { codeSentTo } from '~/db/testing/code-sent-to';
import { makeWholePerson, type WholePerson } from '~/db/testing/make-whole-person';
import { personalData } from '~/domain/all-personal-data';
import type { Storage } from '~/providers/storage/storage';
import { declareUnderAge } from '../accounts/declare-under-age';
import { logIn } from '../accounts/log-in';
import { newId } from '../shared/ids';
import { signUp } from '../accounts/sign-up';
import { verifySignUp } from '../accounts/verify-sign-up';
import { followCase } from '../cases/follow-case';
import { isUnsubscribed } from '../unsubscribes/is-unsubscribed';
import { writeUnsubscribeToken } from '../unsubscribes/token';
import { unsubscribe } from '../unsubscribes/unsubscribe';
import { readBalance } from '../wallet/get-balance';
import { reconcileLedger } from '../wallet/ledger/reconcile';
import { archiveKey } from './archive-key';
import { erasePerson } from './erase-person';
import { listDueDeletions } from '../deletions/erasure';
import { ownedRows } from './owned-rows';
import { removeRetained } from './remove-retained';
import { requestDeletion } from '../deletions/request-deletion';

const hour = 3600 * 1000;
const year = 365 * 24 * hour;

const database = await openTestDatabase();
let context: TestContext;
/** The context of the worker, which erases with the rights of its own database login. */
let worker: TestContext;
const workersDb = connect({ url: database.urlOf('worker'), pool: 10 });
afterAll(() => workersDb.destroy());
const storage = await openTestStorage(createTestContext(database.db));
beforeEach(() => {
  context = createTestContext(database.db);
  worker = { ...createTestContext(workersDb), now: context.now };
});

/** Creates a person with a row in every table whose notice period has ended. */
async function makeDue(): Promise<WholePerson & { deletionId: string }> {
  const person = await makeWholePerson(context, storage);
  const reason = `${person.mark} wants to leave`;
  await requestDeletion(context, { ...(await makeSession(context, person.id)), reason });
  context.advance(48 * hour);
  const { id: deletionId } = await database
    .db('account_deletions')
    .where({ user_id: person.id })
    .first<{ id: string }>('id');
  await letEventsGo();
  return { ...person, deletionId };
}

/**
 * Deletes all events. In production they are relayed within a second and trimmed within an hour, long
 * before an erasure.
 */
const letEventsGo = () => database.owner('outbox').delete();

async function tables(): Promise<string[]> {
  const { rows } = await database.owner.raw<{ rows: { name: string }[] }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  return rows.map(({ name }) => name);
}

/** Returns every table with a row that contains a text in any column: as text, in JSON, or as bytes. */
async function tablesWith(text: string): Promise<string[]> {
  const found = [];
  const spellings = [text, Buffer.from(text).toString('hex'), Buffer.from(text).toString('base64')];
  for (const table of await tables()) {
    const { rows } = await database.owner.raw<{ rows: unknown[] }>(
      'select 1 from ?? t where t::text ilike any (?) limit 1',
      [table, spellings.map((one) => `%${one.replace(/=+$/, '')}%`)],
    );
    if (rows.length > 0) found.push(table);
  }
  return found.sort();
}

const erasedAt = async (deletionId: string) =>
  (
    await database
      .db('account_deletions')
      .where({ id: deletionId })
      .first<{ erased_at: Date | null }>('erased_at')
  ).erased_at;

/** The tables that may still contain an erased person's identifier, and nothing else of them. */
const retained = [
  'account_deletions',
  'cases',
  'creators',
  'fanclub_memberships',
  'incidents',
  'invoices',
  'ledger_accounts',
  'master_acts',
  'moderation_flags',
  'orders',
  'payment_debts',
  'payment_risk_decisions',
  'payments',
  'payout_tax_details',
  'payouts',
  'police_notices',
  'security_log',
  'self_billing_invoices',
  'share_agreements',
  'simplified_models',
  'staff_actions',
  'statements_of_reasons',
  'strikes',
  'subscriptions',
  'token_purchases',
  'users',
];

describe('erasing a person', () => {
  it('finds something of them in every table that is declared', async () => {
    const { id } = await makeDue();
    for (const { data } of personalData) {
      for (const rows of data) {
        const [{ count }] = await ownedRows(database.db, rows, id).count('* as count');
        expect(count, `${rows.table}.${rows.owner}`).toBeGreaterThan(0);
      }
    }
  });

  it('leaves nothing personal in any table, and their files are gone', async () => {
    const { id, mark, exportId, deletionId } = await makeDue();
    expect(await tablesWith(mark)).toContain('users');
    expect(await storage.has(archiveKey(exportId))).toBe(true);
    const [visitor] = await database
      .db('guests')
      .where({ attached_to_user_id: id })
      .pluck<string[]>('id');
    const ofVisitor = ['guests', 'post_views', 'ranked_lists'];
    expect(await tablesWith(visitor ?? '')).toEqual(expect.arrayContaining(ofVisitor));
    await database.db('outbox').insert({
      partition: 0,
      event_id: newId(),
      name: 'unrelayed',
      person_id: id,
      aggregate_id: newId(),
      version: 1,
      payload: { mark },
      dead_at: context.now(),
      dead_reason: 'no release knew the event',
    });

    expect(await erasePerson(worker, storage, deletionId)).toBe(true);
    expect(await database.db('outbox').whereNotNull('dead_at')).toEqual([]);
    await letEventsGo();
    expect(await tablesWith(mark)).toEqual([]);
    expect(await tablesWith(id)).toEqual(retained);
    for (const table of ofVisitor) expect(await tablesWith(visitor ?? '')).not.toContain(table);
    expect(await storage.has(archiveKey(exportId))).toBe(false);
    expect(await erasedAt(deletionId)).not.toBeNull();
    expect(await listDueDeletions(context, 1000)).not.toContain(deletionId);
  });

  it('leaves a keyed hash of each address, by which its owner is still known', async () => {
    const { email, mark, deletionId } = await makeDue();
    const second = `second-${mark}@example.com`;
    const cases = await database
      .db('cases')
      .whereIn('email', [email, second])
      .select('reference', 'email');
    await erasePerson(worker, storage, deletionId);
    const found = await Promise.all(
      cases.map(({ reference, email: asker }) =>
        followCase(context, { reference, email: asker ?? '' }),
      ),
    );
    expect(found.map(({ ok }) => ok)).toEqual([true, true, true, true]);
    const reference = cases[0]?.reference ?? '';
    expect(await followCase(context, { reference, email: 'b@example.com' })).toMatchObject({
      ok: false,
    });
    expect(await isUnsubscribed(context, database.db, email)).toBe(true);
    await unsubscribe(context, writeUnsubscribeToken(context, email));
    await letEventsGo();
    expect(await tablesWith(mark)).toEqual([]);
  });

  it('keeps all data of an address’s owner when an account that only claimed the address is erased', async () => {
    const owner = await makeWholePerson(context, storage);
    const { id: claimant } = await makeUser(database.db, {
      email: owner.email,
      isVerified: false,
    });
    await letEventsGo();
    const before = await tablesWith(owner.email);
    await declareUnderAge(context, { user: await makeSession(context, claimant), guestId: null });
    const { id: deletionId } = await database
      .db('account_deletions')
      .where({ user_id: claimant })
      .first<{ id: string }>('id');
    await erasePerson(worker, storage, deletionId);
    await letEventsGo();
    expect(await tablesWith(owner.email)).toEqual(before);
  });

  it('grants no second welcome gift to a returning user, not even for an alias of the address', async () => {
    const { id, email, deletionId } = await makeDue();
    await database.db('users').where({ id }).update({ welcome_tokens_granted_at: new Date() });
    await erasePerson(worker, storage, deletionId);
    const alias = email.replace('@', '+again@');
    const password = 'secret-1';
    const { user, tokens } = await signUp(context, { email: alias, password, accountType: 'User' });
    const code = await codeSentTo(context, user.id);
    const { sessionId } = tokens;
    const asker = makeAsker();
    await verifySignUp(context, { userId: user.id, sessionId, asker, email: alias, code });
    expect(await readBalance(database.db, user.id)).toBe(0);
  });

  it('leaves all other people untouched', async () => {
    const neighbour = await makeWholePerson(context, storage);
    await letEventsGo();
    const before = await tablesWith(neighbour.mark);
    const { deletionId } = await makeDue();
    await erasePerson(worker, storage, deletionId);
    expect(await tablesWith(neighbour.mark)).toEqual(before);
    expect(await storage.has(archiveKey(neighbour.exportId))).toBe(true);
    // The password is still right: the passkey is required next.
    const entered = await logIn(context, neighbour);
    expect(entered).toMatchObject({ reason: 'second-factor-required' });
  });

  it('frees the address and keeps the ledger whole', async () => {
    const { email, password, deletionId } = await makeDue();
    await erasePerson(worker, storage, deletionId);
    expect(await logIn(context, { email, password })).toEqual({
      ok: false,
      reason: 'wrong-credentials',
    });
    expect(await database.db('users').where({ email })).toEqual([]);
    expect(await reconcileLedger(database.db)).toMatchObject({ ok: true });
  });

  it('does nothing before it is due, nor for a deletion that was cancelled', async () => {
    const { id, deletionId, mark } = await makeDue();
    context.advance(-hour);
    expect(await erasePerson(worker, storage, deletionId)).toBe(false);
    context.advance(hour);
    await database
      .db('account_deletions')
      .where({ id: deletionId })
      .update({ cancelled_at: context.now() });
    expect(await erasePerson(worker, storage, deletionId)).toBe(false);
    expect(await tablesWith(mark)).toContain('users');
    expect(await ownedRows(database.db, { table: 'chats', owner: 'user_id' }, id)).not.toEqual([]);
  });

  it('is carried out once by many at once', async () => {
    const { deletionId, mark } = await makeDue();
    const done = await Promise.all(
      Array.from({ length: 4 }, () => erasePerson(worker, storage, deletionId)),
    );
    expect(done.filter(Boolean)).toHaveLength(1);
    await letEventsGo();
    expect(await tablesWith(mark)).toEqual([]);
  });

  it('survives that a slow one and its follower are both at it', async () => {
    const { deletionId, mark } = await makeDue();
    const follower = createTestContext(database.db);
    follower.advance(49 * hour);
    await Promise.all([
      erasePerson(worker, storage, deletionId),
      erasePerson(follower, storage, deletionId),
    ]);
    const events = await database.db('outbox').where({ aggregate_id: deletionId });
    expect(events.map(({ name }: { name: string }) => name)).toEqual(['privacy.person-erased']);
    await letEventsGo();
    expect(await tablesWith(mark)).toEqual([]);
  });

  it.each(['send_outcomes', 'notifications', 'sessions', 'users'])(
    'resumes where it stopped after it died at %s',
    async (table) => {
      const { deletionId, mark } = await makeDue();
      const event = table === 'users' ? 'update' : 'delete';
      await database.owner.raw(`
        create function die() returns trigger language plpgsql as
          $$ begin raise exception 'the lights went out'; end $$;
        create trigger die before ${event} on ${table} for each statement execute function die();
      `);
      try {
        await expect(erasePerson(worker, storage, deletionId)).rejects.toThrow('lights');
      } finally {
        await database.owner.raw(`drop trigger die on ${table}; drop function die();`);
      }
      expect(await erasedAt(deletionId)).toBeNull();
      expect(await listDueDeletions(context, 1000)).toContain(deletionId);
      expect(await erasePerson(worker, storage, deletionId)).toBe(true);
      await letEventsGo();
      expect(await tablesWith(mark)).toEqual([]);
    },
  );

  it('waits while the files cannot be reached', async () => {
    const { deletionId } = await makeDue();
    const unavailable: Storage = { ...storage, remove: () => Promise.reject(new Error('no disk')) };
    await expect(erasePerson(worker, unavailable, deletionId)).rejects.toThrow('no disk');
    expect(await erasePerson(worker, storage, deletionId)).toBe(true);
  });
});

describe('retained data', () => {
  it('is deleted six years after the erasure, and not before', async () => {
    const { id, deletionId } = await makeDue();
    await erasePerson(worker, storage, deletionId);
    await letEventsGo();
    context.advance(6 * year - hour);
    await removeRetained(worker);
    expect(await tablesWith(id)).toEqual(retained);
    context.advance(hour + 1000);
    expect(await removeRetained(worker)).toBeGreaterThan(0);
    // The log is deleted after a year of the database's clock, which a test cannot change.
    expect(await tablesWith(id)).toEqual([
      'cases',
      'creators',
      'ledger_accounts',
      'security_log',
      'simplified_models',
      'staff_actions',
      'users',
    ]);
  });
});
