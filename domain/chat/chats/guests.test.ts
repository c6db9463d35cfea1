import { beforeAll, describe, expect, it } from 'vitest';
import { makeCharacter, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import type { Moderator } from '../../moderation/verdict';
import { newId } from '../../shared/ids';
import type { Person } from '../../shared/person';
import { transact } from '../../shared/transactions/transact';
import { attachGuest } from '../../viewers/attach-guest';
import { listMessages } from '../messages/list-messages';
import { removeStaleGuests } from './remove-guests';
import { sendMessage } from '../send/send-message';
import { viewersSettings } from '../../viewers/settings';

const moderator: Moderator = {
  judge: (text) =>
    Promise.resolve(
      text === 'illegal'
        ? { kind: 'refused', findings: [{ category: 'violence', layer: 'grammar', score: 1 }] }
        : { kind: 'allowed' },
    ),
};
const { database, context } = await openTestContext();
let characterId: string;
beforeAll(async () => {
  characterId = (await makeCharacter(database.db)).id;
});

const visitor = (): Person => ({ kind: 'guest', id: newId() });
const member = async (): Promise<Person> => ({
  kind: 'user',
  id: (await makeUser(database.db)).id,
});
const send = (person: Person, idempotencyKey = newId(), content = 'Hi') =>
  sendMessage(context, moderator, { person, characterId, idempotencyKey, content });
const attach = (guest: Person, user: Person) =>
  transact(context, (trx) => attachGuest(context, trx, { guestId: guest.id, userId: user.id }));
const messageIdsOf = async (person: Person) =>
  (await listMessages(context, person, { characterId, limit: 50 })).items
    .filter(({ role }) => role === 'user')
    .map(({ id }) => id);

describe('a key that a visitor used', () => {
  it('is the same message after they signed up, however often and at once it is sent', async () => {
    const [guest, user] = [visitor(), await member()];
    const key = newId();
    const first = await send(guest, key);
    await attach(guest, user);
    const again = await Promise.all(Array.from({ length: 5 }, () => send(user, key)));
    for (const outcome of again) expect(outcome).toEqual(first);
    expect(await messageIdsOf(user)).toHaveLength(1);
    const used = await database.db('users').where({ id: user.id }).pluck('trial_messages_used');
    expect(used).toEqual([1]);
  });

  it('is the same message also in an existing chat of the account, and after a refusal', async () => {
    const [guest, user] = [visitor(), await member()];
    await send(user);
    const [sent, refused] = [newId(), newId()];
    const first = await send(guest, sent);
    const rejection = await send(guest, refused, 'illegal');
    await attach(guest, user);
    expect(await send(user, sent)).toMatchObject({
      ok: true,
      message: { id: first.ok ? first.message.id : '', seq: 4 },
    });
    // The same key means the same message, so its outcome stays the same.
    expect(await send(user, refused, 'illegal')).toEqual(rejection);
    expect(await messageIdsOf(user)).toHaveLength(2);
  });

  it('sent by the visitor and the account at once while they sign up is stored once each at most', async () => {
    const [guest, user] = [visitor(), await member()];
    const key = newId();
    await send(guest);
    await Promise.all([send(guest, key), attach(guest, user), send(user, key)]);
    await send(user, key);
    const rows = await database.db('messages').where({ idempotency_key: key });
    const outcomes = await database.db('send_outcomes').where({ idempotency_key: key });
    expect(new Set(rows.map(({ sender_id }) => sender_id)).size).toBe(rows.length);
    expect(outcomes.filter(({ sender_id }) => sender_id === user.id)).toHaveLength(1);
  });
});

describe('visitors who never signed up', () => {
  it('are removed with their messages after the retention period, and no one else is', async () => {
    const { guest_kept_seconds } = await context.settings(viewersSettings);
    const [gone, attached, active, user] = [visitor(), visitor(), visitor(), await member()];
    await Promise.all([send(gone), send(attached), send(active)]);
    await send(gone, newId(), 'illegal');
    await attach(attached, user);
    context.advance(guest_kept_seconds * 1000 - 60_000);
    await send(active);
    await removeStaleGuests(context);
    expect(await messageIdsOf(gone)).toHaveLength(1);
    context.advance(120_000);

    expect(await removeStaleGuests(context)).toBeGreaterThan(0);
    const { db } = database;
    expect(await db('guests').where({ id: gone.id })).toEqual([]);
    expect(await db('chats').where({ guest_id: gone.id })).toEqual([]);
    expect(await db('messages').where({ sender_id: gone.id })).toEqual([]);
    expect(await db('send_outcomes').where({ sender_id: gone.id })).toEqual([]);
    expect(await messageIdsOf(active)).toHaveLength(2);
    expect(await messageIdsOf(user)).toHaveLength(1);
    expect(await removeStaleGuests(context)).toBe(0);
  });
});
