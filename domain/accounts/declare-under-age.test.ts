import { expect, it } from 'vitest';
import {
  createTestContext,
  makeCharacter,
  makePost,
  makeSession,
  makeUser,
  testPassword,
} from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { openChat } from '../chat/chats/open-chat';
import { rankForYou } from '../feeds/rank-for-you';
import { addPostView } from '../posts/add-post-view';
import { listDueDeletions } from '../deletions/erasure';
import { newId } from '../shared/ids';
import { declareUnderAge } from './declare-under-age';
import { logIn } from './log-in';
import { proveByPassword } from './prove-identity';
import { findSessionViewer } from '../sessions/read-session';

const { database, context } = await openTestContext();

async function visitorWithChat() {
  const id = newId();
  const character = await makeCharacter(database.db);
  await openChat(context, { kind: 'guest', id }, { characterId: character.id });
  return id;
}
const chatsOf = (guestId: string) => database.db('chats').where({ guest_id: guestId });

it('removes the data of a visitor, and of no one else', async () => {
  const [guestId, other] = [await visitorWithChat(), await visitorWithChat()];
  await declareUnderAge(context, { user: null, guestId });
  expect(await chatsOf(guestId)).toEqual([]);
  expect(await database.db('guests').where({ id: guestId })).toEqual([]);
  expect(await chatsOf(other)).toHaveLength(1);
});

it('removes the views of a browser, also after a log-out there', async () => {
  const [visitor, signedOut] = [newId(), newId()];
  const { id: userId } = await makeUser(database.db);
  for (const id of [visitor, signedOut]) {
    const person = { kind: 'guest', id } as const;
    const { id: seen, characterId } = await makePost(database.db);
    await makePost(database.db, { characterId });
    await addPostView(context, { person, address: '192.0.2.1' }, seen);
    expect((await rankForYou(context, person)).ranked).toBeGreaterThan(0);
  }
  await database.db('guests').where({ id: signedOut }).update({ attached_to_user_id: userId });
  for (const guestId of [visitor, signedOut]) {
    await declareUnderAge(context, { user: null, guestId });
    for (const table of ['post_views', 'ranked_lists']) {
      expect(await database.db(table).where({ guest_id: guestId }), table).toEqual([]);
    }
  }
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

it('may be declared twice', async () => {
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

it('requires no proof from a user with an unverified address, which may be another person’s', async () => {
  const own = createTestContext(database.db);
  const { id } = await makeUser(database.db, { isVerified: false });
  const user = await makeSession(own, id);
  own.advance(601_000);
  expect(await declareUnderAge(own, { user, guestId: null })).toEqual({ ok: true });
  expect(await stateOf(id)).toBe('closing');
});
