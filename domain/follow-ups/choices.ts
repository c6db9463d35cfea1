import type { Knex } from 'knex';
import type { CharacterProfilesRow } from '~/db/rows';
import { firstName } from '../characters/first-name';
import { findChatId } from '../chat/chats/open-chat';
import { chatRefusals } from '../chat/refusals';
import type { DomainContext } from '../shared/context';
import { refuserOf, type RefusalOf } from '../shared/refusal';
import { frequencySchema, type Frequency } from './schema';

const refuse = refuserOf(chatRefusals);

interface OfChat {
  userId: string;
  characterId: string;
}

const personOf = (userId: string) => ({ kind: 'user', id: userId }) as const;

/** Returns how often a character may write first to a user; null if they have no chat. */
export async function getFrequency(
  { db }: Pick<DomainContext, 'db'>,
  { userId, characterId }: OfChat,
): Promise<Frequency | null> {
  const chatId = await findChatId(db, personOf(userId), characterId);
  if (chatId === null) return null;
  const row = await db('chat_follow_ups').where({ chat_id: chatId }).first('frequency');
  return row ? frequencySchema.parse(row.frequency) : 'never';
}

/** Stores how often a character may write first to a user from now on. */
export async function chooseFrequency(
  { db, now }: DomainContext,
  { userId, characterId, frequency }: OfChat & { frequency: Frequency },
): Promise<{ ok: true } | RefusalOf<typeof chatRefusals, 'no-such-chat'>> {
  const chatId = await findChatId(db, personOf(userId), characterId);
  if (chatId === null) return refuse('no-such-chat');
  const chosen = { frequency, due_at: frequency === 'never' ? null : now(), updated_at: now() };
  await db('chat_follow_ups')
    .insert({ chat_id: chatId, ...chosen })
    .onConflict('chat_id')
    .merge(chosen);
  return { ok: true };
}

/** A chat in which the user lets a character write first. */
export interface ChosenChat {
  characterId: string;
  slug: string;
  /** The first name only. */
  name: string;
  frequency: Frequency;
}

/** Lists the chats in which a user lets characters write first. */
export async function listChosenChats(
  { db }: Pick<DomainContext, 'db'>,
  userId: string,
): Promise<ChosenChat[]> {
  const rows = await db('chat_follow_ups')
    .join('threads', 'threads.id', 'chat_follow_ups.chat_id')
    .join('character_profiles', 'character_profiles.id', 'threads.character_id')
    .where('threads.user_id', userId)
    .whereNot('frequency', 'never')
    .orderBy('chat_follow_ups.updated_at', 'desc')
    .select<
      (Pick<CharacterProfilesRow, 'slug' | 'name'> & { character_id: string; frequency: string })[]
    >('character_id', 'slug', 'name', 'frequency');
  return rows.map((row) => ({
    characterId: row.character_id,
    slug: row.slug,
    name: firstName(row.name),
    frequency: frequencySchema.parse(row.frequency),
  }));
}

/**
 * Moves a user's choice to their new current chat, in the caller's transaction, because it applies to
 * the character and not to a chat. A new series begins there.
 */
export async function moveChoice(
  trx: Knex.Transaction,
  { chatId, into, now }: { chatId: string; into: string; now: Date },
): Promise<void> {
  const left = await trx('chat_follow_ups').where({ chat_id: chatId }).delete().returning('*');
  const [choice] = left;
  if (!choice) return;
  const { frequency, last_written_at } = choice;
  const moved = { frequency, last_written_at, due_at: now, updated_at: now };
  await trx('chat_follow_ups')
    .insert({ chat_id: into, ...moved })
    .onConflict('chat_id')
    .merge(moved);
}
