import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createTestContext,
  createTestDatabase,
  makeCharacter,
  makeSession,
  makeUser,
  testPassword,
  type TestContext,
  type TestDatabase,
} from '~/db/testing';
import { openChat } from '../chat/open-chat';
import { listDueDeletions } from '../privacy/list-due-deletions';
import { newId } from '../shared/ids';
import { declareUnderAge } from './declare-under-age';
import { logIn } from './log-in';
import { proveByPassword } from './prove-anew';
import { findSessionViewer } from './read-session';

let database: TestDatabase;
let context: TestContext;
beforeAll(async () => {
  database = await createTestDatabase();
  context = createTestContext(database.db);
});
afterAll(() => database.drop());

async function visitorWithChat() {
  const id = newId();
  const character = await makeCharacter(database.db);
  await openChat(context, { kind: 'guest', id }, { characterId: character.id });
  return id;
}
const chatsOf = (guestId: string) => database.db('chats').where({ guest_id: guestId });

it('removes what a visitor left behind, and nobody else’s', async () => {
  const [guestId, other] = [await visitorWithChat(), await visitorWithChat()];
  await declareUnderAge(context, { user: null, guestId });
  expect(await chatsOf(guestId)).toEqual([]);
  expect(await database.db('guests').where({ id: guestId })).toEqual([]);
  expect(await chatsOf(other)).toHaveLength(1);
});

it('ends an account with its sessions; its password opens it no more', async () => {
  const { id, email } = await makeUser(database.db);
  const signedIn = await logIn(context, { email, password: testPassword });
  if (!signedIn.ok) throw new Error('was not signed in');
  const { sessionId, accessExpiresAt } = signedIn.tokens;
  await declareUnderAge(context, { user: { userId: id, sessionId }, guestId: null });
  expect(await findSessionViewer(context, sessionId, accessExpiresAt)).toBeNull();
  const again = await logIn(context, { email, password: testPassword });
  expect(again).toMatchObject({ ok: false });
  expect(again).not.toHaveProperty('restore');
  expect(await listDueDeletions(context, 10)).toHaveLength(1);
});

it('may be said twice', async () => {
  const guestId = await visitorWithChat();
  await declareUnderAge(context, { user: null, guestId });
  await declareUnderAge(context, { user: null, guestId });
  expect(await chatsOf(guestId)).toEqual([]);
});

const stateOf = async (id: string) =>
  (await database.db('users').where({ id }).first<{ state: string }>('state')).state;

it('takes of a member a proof of the last minutes, given in this very session', async () => {
  const own = createTestContext(database.db);
  const { id, email } = await makeUser(database.db);
  const [user, guestId] = [await makeSession(own, id), await visitorWithChat()];
  own.advance(601_000);
  await makeSession(own, id);
  expect(await declareUnderAge(own, { user, guestId })).toEqual({
    ok: false,
    reason: 'proof-required',
  });
  expect(await stateOf(id)).toBe('active');
  expect(await chatsOf(guestId)).toHaveLength(1);

  await proveByPassword(own, { ...user, email }, testPassword);
  expect(await declareUnderAge(own, { user, guestId })).toEqual({ ok: true });
  expect(await stateOf(id)).toBe('closing');
  expect(await chatsOf(guestId)).toEqual([]);
});

it('takes none of whoever has yet to prove an address, which may be anybody’s', async () => {
  const own = createTestContext(database.db);
  const { id } = await makeUser(database.db, { isVerified: false });
  const user = await makeSession(own, id);
  own.advance(601_000);
  expect(await declareUnderAge(own, { user, guestId: null })).toEqual({ ok: true });
  expect(await stateOf(id)).toBe('closing');
});
