import type { Knex } from 'knex';
import { ensureGuest } from '../accounts/guests';
import { settleAgeStanding } from '../age-checks/settle-age-standing';
import type { DomainContext } from '../shared/context';
import { refuse, type Refusal } from '../shared/errors';
import { newId } from '../shared/ids';
import { ownerColumn, type Person } from '../shared/person';
import { transact } from '../shared/transact';
import { appendCharacterMessage } from './append-message';

export interface OpenedChat {
  ok: true;
  chatId: string;
}

interface CharacterRow {
  id: string;
  greeting: string;
}

interface Asked {
  characterId: string;
  /** Where the person is, if anybody can say. */
  country?: string | undefined;
}

/**
 * The person's chat with a character. A new one is refused to whoever has yet to pass the check of
 * their age; one that is there may be read.
 */
export async function openChat(
  context: DomainContext,
  person: Person,
  { characterId, country }: Asked,
): Promise<OpenedChat | Refusal<'no-such-character' | 'age-check-required'>> {
  const existing = await findChatId(context.db, person, characterId);
  if (existing) return { ok: true, chatId: existing };
  const standing = await settleAgeStanding(context, person, country);
  if (standing === 'required') return refuse('age-check-required');
  return makeChat(context, person, characterId);
}

/**
 * A person's new chat with a character, which begins with the character's greeting. Any number of
 * calls at once give one chat and one greeting.
 */
export async function makeChat(
  context: DomainContext,
  person: Person,
  characterId: string,
): Promise<OpenedChat | Refusal<'no-such-character'>> {
  const character = await context
    .db('characters')
    .where({ id: characterId, is_published: true })
    .first<CharacterRow | undefined>('id', 'greeting');
  if (!character) return refuse('no-such-character');
  if (person.kind === 'guest') await ensureGuest(context.db, person.id, context.now());
  await transact(context, (trx) => createChat(trx, person, character, context.now()));
  const chatId = await findChatId(context.db, person, characterId);
  if (!chatId) throw new Error('a chat could not be opened');
  return { ok: true, chatId };
}

/** The id of a person's chat with a character, if they have one. */
export async function findChatId(
  db: Knex,
  person: Person,
  characterId: string,
): Promise<string | null> {
  const row = await db('chats')
    .where({ [ownerColumn(person)]: person.id, character_id: characterId })
    .first<{ id: string } | undefined>('id');
  return row?.id ?? null;
}

async function createChat(
  trx: Knex.Transaction,
  person: Person,
  character: CharacterRow,
  now: Date,
): Promise<void> {
  const created = await trx('chats')
    .insert({
      id: newId(),
      [ownerColumn(person)]: person.id,
      character_id: character.id,
      created_at: now,
    })
    .onConflict()
    .ignore()
    .returning<{ id: string }[]>('id');
  const chat = created[0];
  if (!chat) return;
  await appendCharacterMessage(trx, {
    id: newId(),
    chatId: chat.id,
    lastSeq: 0,
    senderId: character.id,
    content: character.greeting,
    now,
  });
}
