import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createTestContext,
  createTestDatabase,
  makeCharacter,
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
  await declareUnderAge(context, { userId: null, guestId });
  expect(await chatsOf(guestId)).toEqual([]);
  expect(await database.db('guests').where({ id: guestId })).toEqual([]);
  expect(await chatsOf(other)).toHaveLength(1);
});

it('ends an account with its sessions; its password opens it no more', async () => {
  const { id, email } = await makeUser(database.db);
  const signedIn = await logIn(context, { email, password: testPassword });
  if (!signedIn.ok) throw new Error('was not signed in');
  await declareUnderAge(context, { userId: id, guestId: null });
  const { sessionId, accessExpiresAt } = signedIn.tokens;
  expect(await findSessionViewer(context, sessionId, accessExpiresAt)).toBeNull();
  const again = await logIn(context, { email, password: testPassword });
  expect(again).toMatchObject({ ok: false });
  expect(again).not.toHaveProperty('restore');
  expect(await listDueDeletions(context, 10)).toHaveLength(1);
});

it('may be said twice', async () => {
  const guestId = await visitorWithChat();
  await declareUnderAge(context, { userId: null, guestId });
  await declareUnderAge(context, { userId: null, guestId });
  expect(await chatsOf(guestId)).toEqual([]);
});
