import { expect, it } from 'vitest';
import { migrationSource } from '~/db/migrations/index';
import { createTestContext, makeCharacter, makeUser } from '~/db/testing';
import { openTestDatabase } from '~/db/testing/open-test-context';
import { createEmbeddedModerator } from '~/domain/moderation/embedded-moderator';
import { sendMessage } from '~/domain/chat/send/send-message';
import { newId } from '~/domain/shared/ids';

const { db, owner } = await openTestDatabase();
const context = createTestContext(db);

/** Tables whose rows refer to messages. */
const tables = ['messages', 'replies', 'send_outcomes', 'voice_recordings'];

const readAll = () =>
  Promise.all(
    tables.map(async (table) => {
      const { rows } = await owner.raw<{ rows: { row: unknown }[] }>(
        'select to_jsonb(t) as row from ?? t order by t::text',
        [table],
      );
      return rows.map(({ row }) => row);
    }),
  );

const isMade = async () =>
  (await owner('knex_migrations').where({ name: '0250-partition-messages' })).length > 0;

it('the partitioning keeps every message and its references, also when reverted and applied again', async () => {
  const { id } = await makeUser(db);
  const person = { kind: 'user', id } as const;
  for (let chat = 0; chat < 3; chat += 1) {
    const { id: characterId } = await makeCharacter(db);
    const say = (replyTo?: string) =>
      sendMessage(context, createEmbeddedModerator(), {
        ...{ person, characterId, content: 'Good evening', replyTo },
        idempotencyKey: newId(),
      });
    const first = await say();
    await say(first.ok ? first.message.id : undefined);
  }
  const [message] = await db('messages').whereNotNull('idempotency_key').select('id', 'chat_id');
  if (!message) throw new Error('nothing was said');
  await db('voice_recordings').insert({
    ...{
      id: newId(),
      person_id: id,
      character_id: (await makeCharacter(db)).id,
      state: 'done',
      idempotency_key: newId(),
    },
    ...{ chat_id: message.chat_id, message_id: message.id, created_at: context.now() },
  });
  const before = await readAll();
  while (await isMade()) await owner.migrate.down({ migrationSource });
  expect(await owner('messages').pluck('id')).toHaveLength(before[0]?.length ?? 0);
  await owner.migrate.latest({ migrationSource });
  expect(await readAll()).toEqual(before);
});
