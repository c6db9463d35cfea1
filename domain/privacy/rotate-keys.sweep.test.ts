import { describe, expect, it } from 'vitest';
import { createTestContext, makeCharacter, makeUser } from '~/db/testing';
import { openTestDatabase } from '~/db/testing/open-test-context';
import { sealedFields } from '~/domain/all-sealed-fields';
import { listChats } from '../chat/chats/list-chats';
import { listMessages } from '../chat/messages/list-messages';
import { openChat } from '../chat/chats/open-chat';
import { sendMessage } from '../chat/send/send-message';
import { createEmbeddedModerator } from '../moderation/embedded-moderator';
import { openPayload } from '../shared/outbox/event-payload';
import { newId } from '../shared/ids';
import { createSeal } from '../shared/sealing/seal';
import { rotateKeys as rotateKeysOf } from './rotate-keys';

const rotateKeys = (handles: Parameters<typeof rotateKeysOf>[0]) =>
  rotateKeysOf(handles, sealedFields);

const keys = [3, 2, 1].map((version) => ({ version, key: Buffer.alloc(32, version) }));
const sealOf = (...versions: number[]) =>
  createSeal(keys.filter(({ version }) => versions.includes(version)));

const database = await openTestDatabase();

const contextWith = (...versions: number[]) =>
  Object.assign(createTestContext(database.db), { seal: sealOf(...versions) });

async function talk(versions: number[], content: string) {
  const context = contextWith(...versions);
  const { id } = await makeUser(database.db);
  const { id: characterId } = await makeCharacter(database.db);
  const person = { kind: 'user', id } as const;
  await sendMessage(context, createEmbeddedModerator(), {
    person,
    characterId,
    idempotencyKey: newId(),
    content,
  });
  return { person, characterId };
}

const wordsOf = async (
  versions: number[],
  { person, characterId }: Awaited<ReturnType<typeof talk>>,
) =>
  (await listMessages(contextWith(...versions), person, { characterId, limit: 10 })).items.map(
    ({ content }) => content,
  );

describe('rotating the keys', () => {
  it('seals with the newest key any text sealed with another key or not at all, once', async () => {
    const first = await talk([1], 'sealed with the first key');
    const clear = await talk([1], 'to be in clear');
    await database.owner.raw(
      `update messages set content = 'said long ago', sealed_content = null
        where sender_id = ?`,
      [clear.person.id],
    );
    await database.db('chats').update({ last_message_preview: 'said long ago' });
    const handles = { ...contextWith(2, 1), outboxPartitions: 2 };
    const { rows } = await database.db.raw<{ rows: { count: number }[] }>(
      'select count(*)::int as count from messages',
    );
    expect((await rotateKeys(handles)).find(({ name }) => name === 'messages')).toEqual({
      name: 'messages',
      resealed: rows[0]?.count,
      unreadable: 0,
    });
    expect(await database.db('messages').whereNotNull('content')).toEqual([]);
    expect(await database.db('messages').whereNot('sealed_content', 'like', 'sealed:2.%')).toEqual(
      [],
    );
    expect(await database.db('chats').whereNotNull('last_message_preview')).toEqual([]);
    // The first key is no longer needed.
    expect(await wordsOf([2], first)).toContain('sealed with the first key');
    expect(await wordsOf([2], clear)).toContain('said long ago');
    expect((await rotateKeys(handles)).every(({ resealed }) => resealed === 0)).toBe(true);
  });

  it('leaves unreadable text alone, and reports how much of it there is', async () => {
    const lost = await talk([3], 'sealed with a key that is gone');
    const messages = (await rotateKeys(contextWith(2, 1))).find(({ name }) => name === 'messages');
    expect(messages).toMatchObject({ resealed: 0 });
    expect(messages?.unreadable).toBeGreaterThan(0);
    expect(await wordsOf([3, 2, 1], lost)).toContain('sealed with a key that is gone');
    await rotateKeys(contextWith(3, 2, 1));
  });

  it('reseals the content of dead letters, so that they can still be redelivered', async () => {
    const { person } = await talk([1], 'what nobody was told');
    const aside = () =>
      database
        .db('outbox')
        .where({ person_id: person.id })
        .whereRaw("payload->>'sealed' is not null");
    await aside().update({ dead_at: new Date(), dead_reason: 'not understood' });
    const before = await aside().count<{ count: string }[]>('id');
    const rotations = await rotateKeys(contextWith(2, 1));
    expect(rotations.find(({ name }) => name === 'outbox')).toMatchObject({
      resealed: Number(before[0]?.count),
      unreadable: 0,
    });
    const rows = await aside().select<{ event_id: string; payload: unknown }[]>('*');
    expect(rows.length).toBeGreaterThan(0);
    // The first key is no longer needed.
    const payloads = rows.map(({ event_id, payload }) => openPayload(sealOf(2), event_id, payload));
    expect(JSON.stringify(payloads)).toContain('what nobody was told');
    const lost = await rotateKeys(contextWith(3));
    expect(lost.find(({ name }) => name === 'outbox')).toMatchObject({
      resealed: 0,
      unreadable: rows.length,
    });
  });

  it('loses no message that is sent in the meantime', async () => {
    const many = await talk([1], 'one');
    const contents = ['two', 'three', 'four', 'five'];
    const rotation = (async () => {
      for (let run = 0; run < 5; run += 1) await rotateKeys(contextWith(3, 2, 1));
    })();
    for (const content of contents) {
      await sendMessage(contextWith(2, 1), createEmbeddedModerator(), {
        person: many.person,
        characterId: many.characterId,
        idempotencyKey: newId(),
        content,
      });
    }
    await rotation;
    expect(await wordsOf([3, 2, 1], many)).toEqual(expect.arrayContaining(['one', ...contents]));
  });

  it('knows every sealed column of the schema', async () => {
    const { rows } = await database.owner.raw<{ rows: { place: string }[] }>(
      `select table_name || '.' || column_name as place from information_schema.columns
         join information_schema.tables using (table_schema, table_name)
        where table_schema = 'public' and table_type = 'BASE TABLE' and column_name like 'sealed\\_%'`,
    );
    expect(rows.map(({ place }) => place).sort()).toEqual(
      sealedFields.map(({ table, column }) => `${table}.${column}`).sort(),
    );
  });
});

describe('message text', () => {
  it('is nowhere in the database in clear text, and is readable for its owner', async () => {
    const words = `unheard-${newId()}`;
    const conversation = await talk([3, 2, 1], words);
    const context = contextWith(3, 2, 1);
    const { items } = await listChats(context, conversation.person, { limit: 10 });
    expect(items[0]?.lastMessage?.preview).toBe(words);
    expect(await wordsOf([3, 2, 1], conversation)).toContain(words);
    const { rows: tables } = await database.owner.raw<{ rows: { name: string }[] }>(
      `select tablename as name from pg_tables where schemaname = 'public'`,
    );
    for (const { name } of tables) {
      const { rows } = await database.owner.raw<{ rows: { found: number }[] }>(
        'select count(*)::int as found from ?? as row where row::text like ?',
        [name, `%${words}%`],
      );
      expect(rows[0]?.found, name).toBe(0);
    }
  });

  it('opens in no other row', async () => {
    const [one, other] = [await talk([3], 'one’s own words'), await talk([3], 'another’s words')];
    await database.owner.raw(
      `update messages set sealed_content = (
         select sealed_content from messages where sender_id = ?) where sender_id = ?`,
      [other.person.id, one.person.id],
    );
    await expect(wordsOf([3], one)).rejects.toThrow();
    expect(
      await openChat(contextWith(3), one.person, { characterId: one.characterId }),
    ).toMatchObject({ ok: true });
  });
});
