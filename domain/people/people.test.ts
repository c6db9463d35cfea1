import { expect, it } from 'vitest';
import { giveTokens, makeSession, makeUser, subscribe } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { requestDeletion } from '../deletions/request-deletion';
import { deletionsSettings } from '../deletions/settings';
import { beginErasure } from '../deletions/erasure';
import { newId } from '../shared/ids';
import { makeStaff } from '~/db/testing';
import type { StaffActor } from '../staff/carry-out';
import { changePerson, choosePersonState } from './change-person';
import { createPerson } from './create-person';
import { deletePerson, restorePerson } from './delete-person';
import { endPersonSessions } from './end-sessions';
import { findPerson } from './find-person';
import { deletedPeople, findDeleted, hashDeletedAddress } from './list-deleted';
import { people } from './list-people';
import { listNotes, removeNote, writeNote } from './notes';
import { showAddress } from './show-address';

const { database, context } = await openTestContext();

async function staff(role: StaffActor['role'] = 'usersManager'): Promise<StaffActor> {
  const { id } = await makeStaff(database.db, { role });
  return { staffId: id, role };
}
const stateOf = async (id: string) =>
  (await database.db('users').where({ id }).first('state'))?.state;
const actsOn = (userId: string) =>
  database.db('staff_actions').where({ user_id: userId }).orderBy('id').pluck('act');

it('finds people by their figures, which follow what they do', async () => {
  const [rich, poor] = [await makeUser(database.db), await makeUser(database.db)];
  await giveTokens(context, rich.id, 700);
  await subscribe(database.db, rich.id);
  const idsOf = async (where: Parameters<typeof people.countRows>[1]) => {
    const { items } = await people.readPage(context, { where, take: 50 });
    return items.map(({ id }) => id).filter((id) => id === rich.id || id === poor.id);
  };
  expect(await idsOf({ minTokens: 700 })).toEqual([rich.id]);
  expect(await idsOf({ plan: 'premium' })).toEqual([rich.id]);
  expect(await idsOf({ plan: 'free' })).toEqual([poor.id]);
  expect(await idsOf({ email: poor.email.slice(0, 20) })).toEqual([poor.id]);
  expect(await idsOf({ email: '%' })).toEqual([]);
  expect(await idsOf({ state: 'suspended' })).toEqual([]);
  const byTokens = { sort: { by: 'tokens', order: 'desc' }, take: 1 } as const;
  expect((await people.readPage(context, byTokens)).items[0]?.id).toBe(rich.id);
});

it('creates an account once per address, whose owner proves it by a mailed link', async () => {
  const by = await staff();
  const email = `${newId()}@example.com`;
  const created = await createPerson(context, by, { email, accountType: 'User', locale: 'de-DE' });
  if (!created.ok) throw new Error(created.reason);
  expect(await findPerson(context, created.id)).toMatchObject({ email, verified_at: null });
  const mails = await database.db('outbox').where({ aggregate_id: created.id }).pluck('name');
  expect(mails).toContain('accounts.sign-up-code-requested');
  const { email: taken } = await makeUser(database.db);
  expect(
    await createPerson(context, by, { email: taken, accountType: 'User', locale: 'en-GB' }),
  ).toMatchObject({ reason: 'address-in-use' });
});

it('changes names and states with a log, ends sessions, and shows an address with a reason', async () => {
  const by = await staff();
  const { id, email } = await makeUser(database.db);
  const { sessionId } = await makeSession(context, id);
  expect(await changePerson(context, by, { id, nickName: 'Ada' })).toEqual({ ok: true });
  expect(await endPersonSessions(context, by, { userId: id, sessionId })).toEqual({ ok: true });
  expect(await showAddress(context, { ...by, reason: 'Asked by mail' }, id)).toMatchObject({
    email,
  });
  expect(await choosePersonState(context, by, { id, state: 'suspended' })).toEqual({ ok: true });
  expect(await stateOf(id)).toBe('suspended');
  expect(await actsOn(id)).toEqual([
    'user.change',
    'user.end-session',
    'user.show-address',
    'user.set-state',
  ]);
  const logged = JSON.stringify(await database.db('staff_actions').where({ user_id: id }));
  expect(logged).not.toContain(email);
  expect(await showAddress(context, await staff('usersInspectorManager'), id)).toMatchObject({
    reason: 'forbidden',
  });
});

it('keeps notes sealed, for colleagues, until they are removed', async () => {
  const by = await staff();
  const { id } = await makeUser(database.db);
  expect(await writeNote(context, by, { userId: id, text: 'Called twice.' })).toEqual({ ok: true });
  const [note] = await listNotes(context, id);
  expect(note).toMatchObject({ text: 'Called twice.' });
  const stored = JSON.stringify(await database.db('user_notes').where({ user_id: id }));
  expect(stored).not.toContain('Called');
  expect(await removeNote(context, by, { userId: id, noteId: note?.id ?? '' })).toEqual({
    ok: true,
  });
  expect(await listNotes(context, id)).toEqual([]);
});

it('deletes for thirty days and a person for two, restores in time, and finds the rest by a hash', async () => {
  const by = await staff();
  const settings = await context.settings(deletionsSettings);
  const [theirs, own] = [await makeUser(database.db), await makeUser(database.db)];
  const deleted = await Promise.all([
    deletePerson(context, by, theirs.id),
    deletePerson(context, by, theirs.id),
  ]);
  expect(deleted).toMatchObject([{ ok: true }, { ok: true }]);
  expect(await actsOn(theirs.id)).toEqual(['user.delete']);
  const session = await makeSession(context, own.id);
  await requestDeletion(context, { ...session, reason: 'I have found the day again.' });
  const daysOf = async (id: string) => {
    const row = await findDeleted(context, id);
    return Math.round(((row?.due_at.getTime() ?? 0) - (row?.requested_at.getTime() ?? 0)) / 1000);
  };
  expect(await daysOf(theirs.id)).toBe(settings.staff_deletion_notice_seconds);
  expect(await daysOf(own.id)).toBe(settings.deletion_notice_seconds);
  expect(await restorePerson(context, by, theirs.id)).toEqual({ ok: true });
  expect(await stateOf(theirs.id)).toBe('active');
  expect(await restorePerson(context, by, theirs.id)).toMatchObject({ reason: 'not-deleted' });

  context.advance(settings.deletion_notice_seconds * 1000 + 1);
  const deletion = await database.db('account_deletions').where({ user_id: own.id }).first('id');
  await beginErasure(context, deletion?.id ?? '');
  expect(await restorePerson(context, by, own.id)).toMatchObject({ reason: 'too-late' });
  const hash = hashDeletedAddress(context, own.email);
  const { items } = await deletedPeople.readPage(context, { where: { hash }, take: 5 });
  expect(items).toMatchObject([{ user_id: own.id, email: null }]);
});
