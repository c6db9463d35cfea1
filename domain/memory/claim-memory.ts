import type { ChatMemoriesRow, ThreadsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';
import { memorySettings } from './settings';

/** The right to look through a chat for a while; whoever holds an older number has lost it. */
export interface MemoryClaim extends Pick<
  ChatMemoriesRow,
  'chat_id' | 'attempts' | 'is_on' | 'read_seq' | 'diary_seq' | 'diary_due_at' | 'diary_failures'
> {
  person: Person;
  characterId: string;
}

const columns = [
  'chat_id',
  'attempts',
  'is_on',
  'read_seq',
  'diary_seq',
  'diary_due_at',
  'diary_failures',
] as const;

/** Claims a chat's memory, which begins with the first claim; null where somebody else is at it, or the chat has gone. */
export async function claimMemory(
  context: DomainContext,
  chatId: string,
): Promise<MemoryClaim | null> {
  const { db } = context;
  const { memory_lease_seconds } = await context.settings(memorySettings);
  const now = context.now();
  const chat = await db('threads')
    .where({ id: chatId })
    .first('user_id', 'guest_id', 'character_id');
  const person = chat && personOf(chat);
  if (!person) return null;
  await beginMemory(db, chatId, now);
  const [claimed] = await db('chat_memories')
    .where({ chat_id: chatId })
    .where((free) => free.whereNull('leased_until').orWhere('leased_until', '<', now))
    .update({
      attempts: db.raw('attempts + 1'),
      leased_until: new Date(now.getTime() + memory_lease_seconds * 1000),
    })
    .returning([...columns]);
  return claimed ? { ...claimed, person, characterId: chat.character_id } : null;
}

function personOf({
  user_id,
  guest_id,
}: Pick<ThreadsRow, 'user_id' | 'guest_id'>): Person | undefined {
  if (user_id !== null) return { kind: 'user', id: user_id };
  return guest_id === null ? undefined : { kind: 'guest', id: guest_id };
}

/** A chat's memory is there from now on, and on. */
export async function beginMemory(
  db: DomainContext['db'],
  chatId: string,
  now: Date,
): Promise<void> {
  await db('chat_memories')
    .insert({ chat_id: chatId, created_at: now, updated_at: now })
    .onConflict('chat_id')
    .ignore();
}

/** Locks the memory of a claim that still holds; null where it was lost. */
export async function lockClaimed(
  trx: DomainContext['db'],
  { chat_id, attempts }: MemoryClaim,
): Promise<ChatMemoriesRow | null> {
  const row = await trx('chat_memories').where({ chat_id, attempts }).forUpdate().first();
  return row ?? null;
}

/** Gives a claim back. */
export async function releaseMemory(
  { db }: DomainContext,
  { chat_id, attempts }: MemoryClaim,
  changes: Partial<ChatMemoriesRow> = {},
): Promise<void> {
  await db('chat_memories')
    .where({ chat_id, attempts })
    .update({ ...changes, leased_until: null });
}
