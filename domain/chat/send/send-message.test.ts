import { beforeEach, describe, expect, it } from 'vitest';
import { giveTokens, makeCharacter, makeUser, subscribe } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { createEmbeddedModerator } from '../../moderation/embedded-moderator';
import { newId } from '../../shared/ids';
import { placeOf } from '../../shared/sealing/seal';
import { transact } from '../../shared/transactions/transact';
import type { Person } from '../../shared/person';
import { readBalance } from '../../wallet/get-balance';
import { changeSpendConfirmation } from '../../wallet/spends/spend-confirmation';
import { reconcileLedger } from '../../wallet/ledger/reconcile';
import { attachGuest } from '../../viewers/attach-guest';
import { listChats } from '../chats/list-chats';
import { listMessages } from '../messages/list-messages';
import { markChatsRead } from '../chats/mark-read';
import { openChat } from '../chats/open-chat';
import { sendMessage } from './send-message';

const { database, context } = await openTestContext();
let characterId: string;
const moderator = createEmbeddedModerator();

beforeEach(async () => {
  characterId = (await makeCharacter(database.db)).id;
});

const makePayer = async (tokens: number): Promise<Person> => {
  const { id } = await makeUser(database.db, { trialUsed: 5 });
  if (tokens > 0) await giveTokens(context, id, tokens);
  return { kind: 'user', id };
};
const send = (person: Person, content = 'Good evening', idempotencyKey = newId()) =>
  sendMessage(context, moderator, { person, characterId, idempotencyKey, content });
const eventsOf = (person: Person) =>
  database.db('outbox').where({ person_id: person.id }).orderBy('id').pluck('name');
const thread = async (person: Person) =>
  (await listMessages(context, person, { characterId, limit: 50 })).items;

describe('a sender who requires confirmation', () => {
  const needed = {
    ok: false,
    kind: 'failed',
    reason: 'confirmation-needed',
    source: 'text_message',
    tokens: 2,
  };
  const makeConfirmingPayer = async () => {
    const person = await makePayer(20);
    await changeSpendConfirmation(context, person.id, 2);
    return person;
  };
  const balanceOf = ({ id }: Person) => readBalance(database.db, id);
  interface Yes {
    confirmed?: number;
    forToday?: boolean;
  }
  const sendWith = (person: Person, yes: Yes, idempotencyKey: string = newId()) =>
    sendMessage(context, moderator, {
      person,
      characterId,
      idempotencyKey,
      content: 'Good evening',
      ...yes,
    });

  it('gets the price without a charge, and after confirmation sends once under the same key', async () => {
    const person = await makeConfirmingPayer();
    const key = newId();
    expect(await sendWith(person, {}, key)).toEqual(needed);
    expect(await sendWith(person, { confirmed: 1 }, key)).toEqual(needed);
    expect(await balanceOf(person)).toBe(20);
    const sent = await Promise.all([1, 2, 3].map(() => sendWith(person, { confirmed: 2 }, key)));
    expect(new Set(sent.map((one) => (one.ok ? one.message.id : one.reason))).size).toBe(1);
    expect(sent[0]).toMatchObject({ ok: true });
    expect(await balanceOf(person)).toBe(18);
    expect(await thread(person)).toHaveLength(2);
  });

  it('needs no confirmation for a late repeat of a sent message’s key', async () => {
    const person = await makeConfirmingPayer();
    const key = newId();
    const sent = await sendWith(person, { confirmed: 2 }, key);
    expect(await sendWith(person, {}, key)).toEqual(sent);
    expect(await balanceOf(person)).toBe(18);
  });

  it('confirms each message, unless the agreement is for the rest of the day', async () => {
    const person = await makeConfirmingPayer();
    expect(await sendWith(person, { confirmed: 2 })).toMatchObject({ ok: true });
    expect(await sendWith(person, {})).toEqual(needed);
    expect(await sendWith(person, { confirmed: 2, forToday: true })).toMatchObject({ ok: true });
    expect(await sendWith(person, {})).toMatchObject({ ok: true });
    context.advance(24 * 3_600_000);
    expect(await sendWith(person, {})).toEqual(needed);
  });

  it('must confirm again after changing the confirmation threshold', async () => {
    const person = await makeConfirmingPayer();
    await sendWith(person, { confirmed: 2, forToday: true });
    await changeSpendConfirmation(context, person.id, 1);
    expect(await sendWith(person, {})).toEqual(needed);
  });

  it('needs no confirmation below the threshold, nor when nothing is charged', async () => {
    const person = await makePayer(10);
    await changeSpendConfirmation(context, person.id, 3);
    expect(await sendWith(person, {})).toMatchObject({ ok: true });
    await changeSpendConfirmation(context, person.id, 1);
    await subscribe(database.db, person.id);
    expect(await sendWith(person, {})).toMatchObject({ ok: true });
    expect(await balanceOf(person)).toBe(8);
  });
});

describe('sending a message', () => {
  it('stores it after the greeting, charges it and announces both', async () => {
    const person = await makePayer(10);
    const outcome = await send(person, '  Is that the 23:40?  ');
    expect(outcome).toMatchObject({ ok: true, message: { seq: 2, content: 'Is that the 23:40?' } });
    expect((await thread(person)).map((message) => message.role)).toEqual(['character', 'user']);
    expect(await readBalance(database.db, person.id)).toBe(8);
    expect(await eventsOf(person)).toContain('chat.user-message-sent');
    expect(await eventsOf(person)).toContain('wallet.balance-changed');
  });

  it('takes one key sent ten times at once as one message and one charge', async () => {
    const person = await makePayer(10);
    const key = newId();
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => send(person, 'Hi', key)));
    const ids = outcomes.map((outcome) => (outcome.ok ? outcome.message.id : 'refused'));
    expect(new Set(ids).size).toBe(1);
    expect(ids).not.toContain('refused');
    expect(await thread(person)).toHaveLength(2);
    expect(await readBalance(database.db, person.id)).toBe(8);
    const events = (await eventsOf(person)).filter((name) => name === 'chat.user-message-sent');
    expect(events).toHaveLength(10);
    expect(await reconcileLedger(database.db)).toMatchObject({ ok: true });
  });

  it('takes a key once even when it is sent to two characters at the same time', async () => {
    const person = await makePayer(10);
    const other = await makeCharacter(database.db);
    const key = newId();
    const to = (id: string) =>
      sendMessage(context, moderator, {
        person,
        characterId: id,
        idempotencyKey: key,
        content: 'Hi',
      });
    const [one, two] = await Promise.all([to(characterId), to(other.id)]);
    expect(one).toEqual(two);
    expect(await readBalance(database.db, person.id)).toBe(8);
  });

  it('takes a key once though the database was lost as it was stored', async () => {
    const person = await makePayer(10);
    const key = newId();
    await openChat(context, person, { characterId });
    await database.owner.raw(`
      create sequence losses;
      create function lose() returns trigger language plpgsql security definer as $$ begin
        if nextval('losses') = 1 then perform pg_terminate_backend(pg_backend_pid()); end if;
        return null;
      end $$;
      create constraint trigger lose after insert on send_outcomes
        deferrable initially deferred for each row execute function lose()`);
    try {
      await expect(send(person, 'Hi', key)).rejects.toThrow();
      expect(await thread(person)).toHaveLength(1);
      await Promise.all(Array.from({ length: 5 }, () => send(person, 'Hi', key)));
    } finally {
      await database.owner.raw('drop function lose() cascade; drop sequence losses');
    }
    expect(await thread(person)).toHaveLength(2);
    expect(await database.db('send_outcomes').where({ idempotency_key: key })).toHaveLength(1);
    expect(await readBalance(database.db, person.id)).toBe(8);
  });

  it('gives concurrent messages seqs without gap or repeat', async () => {
    const person = await makePayer(100);
    await Promise.all(Array.from({ length: 12 }, (_, index) => send(person, `line ${index}`)));
    expect((await thread(person)).map((message) => message.seq)).toEqual(
      Array.from({ length: 13 }, (_, index) => index + 1),
    );
  });

  it('lets the last tokens pay for exactly one of two messages sent at once', async () => {
    const person = await makePayer(3);
    const outcomes = await Promise.all([send(person), send(person)]);
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
    expect(outcomes.find((outcome) => !outcome.ok)).toEqual({
      ok: false,
      kind: 'failed',
      reason: 'insufficient-balance',
      source: 'text_message',
    });
    expect(await readBalance(database.db, person.id)).toBe(1);
  });

  it('answers a refused key the same later, even when there are tokens by then', async () => {
    const person = await makePayer(0);
    const key = newId();
    const first = await send(person, 'Hi', key);
    await giveTokens(context, person.id, 50);
    expect(await send(person, 'Hi', key)).toEqual(first);
    expect(await readBalance(database.db, person.id)).toBe(50);
  });

  it('refuses illegal topics: nothing is stored nor charged, staff receive sealed evidence', async () => {
    const person = await makePayer(10);
    const outcome = await send(person, 'tell me about underage girls');
    expect(outcome).toMatchObject({ ok: false, kind: 'rejected' });
    expect(await thread(person)).toHaveLength(0);
    expect(await readBalance(database.db, person.id)).toBe(10);
    const flag = await database.db('moderation_flags').where({ person_id: person.id }).first();
    expect(flag).toMatchObject({ category: 'minors', direction: 'from_person' });
    expect(flag?.sealed_evidence).not.toContain('underage');
    const place = placeOf('moderation_flags', 'sealed_evidence', flag?.id ?? '');
    expect(context.seal.open(flag?.sealed_evidence ?? '', place)).toContain('underage');
  });

  it('also refuses and flags illegal topics sent to an unknown character', async () => {
    const person = await makePayer(10);
    const outcome = await sendMessage(context, moderator, {
      person,
      characterId: newId(),
      idempotencyKey: newId(),
      content: 'tell me about underage girls',
    });
    expect(outcome).toMatchObject({ ok: false, kind: 'rejected' });
    const flag = await database.db('moderation_flags').where({ person_id: person.id }).first();
    expect(flag).toMatchObject({ category: 'minors', character_id: null });
  });

  it('refuses a text longer than the setting allows, and an unknown character', async () => {
    const person = await makePayer(10);
    expect(await send(person, 'x'.repeat(2001))).toMatchObject({ ok: false, kind: 'rejected' });
    for (const content of ['nul \0 inside', 'half \ud83d pair']) {
      expect(await send(person, content)).toMatchObject({ ok: false, kind: 'rejected' });
    }
    for (const content of ['', '   ', '\u200b', '\u2800', '\u2060', '\u{e0041}']) {
      const refused = { ok: false, kind: 'rejected', reason: 'message-required' };
      expect(await send(person, content)).toMatchObject(refused);
    }
    const outcome = await sendMessage(context, moderator, {
      person,
      characterId: newId(),
      idempotencyKey: newId(),
      content: 'Hi',
    });
    expect(outcome).toMatchObject({ ok: false, kind: 'failed', reason: 'no-such-character' });
  });

  it('lets subscribers write without price or limit', async () => {
    const person = await makePayer(0);
    await subscribe(database.db, person.id);
    for (let sent = 0; sent < 7; sent += 1) {
      expect(await send(person)).toMatchObject({ ok: true });
    }
  });
});

describe("a visitor's trial", () => {
  it('is five messages, also when they are sent at once', async () => {
    const guest: Person = { kind: 'guest', id: newId() };
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => send(guest)));
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(5);
    expect(outcomes.find((outcome) => !outcome.ok)).toMatchObject({ reason: 'trial-ended' });
  });

  it('moves to the account with its conversation and its used messages', async () => {
    const guest: Person = { kind: 'guest', id: newId() };
    await send(guest, 'first');
    await send(guest, 'second');
    const { id } = await makeUser(database.db);
    const user: Person = { kind: 'user', id };
    await transact(context, (trx) => attachGuest(context, trx, { guestId: guest.id, userId: id }));
    await transact(context, (trx) => attachGuest(context, trx, { guestId: guest.id, userId: id }));
    expect((await thread(user)).map((message) => message.content)).toEqual([
      'You found the quiet carriage.',
      'first',
      'second',
    ]);
    const row = await database.db('users').where({ id }).first('trial_messages_used');
    expect(row?.trial_messages_used).toBe(2);
    expect(await send(guest)).toMatchObject({ ok: false, reason: 'trial-ended' });
  });

  it('continues a conversation the account already has with the same character', async () => {
    const { id } = await makeUser(database.db);
    const user: Person = { kind: 'user', id };
    await send(user, 'before');
    const guest: Person = { kind: 'guest', id: newId() };
    await send(guest, 'as a visitor');
    await transact(context, (trx) => attachGuest(context, trx, { guestId: guest.id, userId: id }));
    const messages = await thread(user);
    expect(messages.map((message) => message.seq)).toEqual([1, 2, 3, 4]);
    expect(messages.at(-1)?.content).toBe('as a visitor');
  });
});

describe('lists', () => {
  it('show conversations newest first with unread counts, page by page', async () => {
    const person = await makePayer(50);
    const others = [await makeCharacter(database.db), await makeCharacter(database.db)];
    await send(person);
    for (const other of others) {
      await sendMessage(context, moderator, {
        person,
        characterId: other.id,
        idempotencyKey: newId(),
        content: 'Hi',
      });
    }
    const page = await listChats(context, person, { limit: 2 });
    expect(page.items.map((chat) => chat.character.id)).toEqual(
      others.map((other) => other.id).reverse(),
    );
    const rest = await listChats(context, person, {
      limit: 2,
      cursor: page.nextCursor ?? undefined,
    });
    expect(rest.items).toHaveLength(1);
    expect(rest.items[0]).toMatchObject({ unread: 1, lastMessage: { role: 'user' } });
  });

  it('forget the unread count when read, for the owner alone', async () => {
    const person = await makePayer(10);
    await send(person);
    const [chat] = (await listChats(context, person, { limit: 5 })).items;
    const chatId = chat?.id ?? '';
    const strangers: Person[] = [
      { kind: 'user', id: newId() },
      { kind: 'guest', id: person.id },
    ];
    await markChatsRead(
      context,
      strangers.map((stranger) => ({ person: stranger, chatId })),
    );
    const unread = () => database.db('chats').where({ id: chatId }).first('unread_count');
    expect((await unread())?.unread_count).toBe(1);
    await markChatsRead(context, [
      { person, chatId: newId() },
      { person, chatId },
      { person, chatId },
    ]);
    expect((await unread())?.unread_count).toBe(0);
  });

  it('read a thread before and after a seq', async () => {
    const person = await makePayer(50);
    for (let sent = 0; sent < 5; sent += 1) await send(person, `line ${sent}`);
    const after = await listMessages(context, person, { characterId, limit: 2, after: 3 });
    expect(after.items.map((message) => message.seq)).toEqual([4, 5]);
    expect(after.hasMore).toBe(true);
    const before = await listMessages(context, person, { characterId, limit: 2, before: 3 });
    expect(before.items.map((message) => message.seq)).toEqual([1, 2]);
  });
});
