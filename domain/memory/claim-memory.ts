import type { ChatMemoriesRow, ThreadsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';
import { prepared } from '../shared/reading/prepared';

/** The lease of a claim; a run that takes longer has lost it. */
export const memoryLeaseSeconds = 90;

/**
 * The exclusive right to process a chat's memory for a limited time. A claim with an older attempt number
 * is lost.
 */
export interface MemoryClaim extends Pick<
  ChatMemoriesRow,
  | 'chat_id'
  | 'attempts'
  | 'is_on'
  | 'due_at'
  | 'read_seq'
  | 'diary_seq'
  | 'diary_due_at'
  | 'diary_failures'
> {
  person: Person;
  characterId: string;
  /** The person's time zone (an IANA name); UTC if it is unknown, as for a guest. */
  timeZone: string;
}

const columns = [
  'chat_id',
  'attempts',
  'is_on',
  'due_at',
  'read_seq',
  'diary_seq',
  'diary_due_at',
  'diary_failures',
] as const;

/**
 * Claims a chat's memory and creates it if it does not exist; null when another claim is active or the chat
 * was removed.
 */
export async function claimMemory(
  context: DomainContext,
  chatId: string,
): Promise<MemoryClaim | null> {
  const { db } = context;
  const now = context.now();
  const until = new Date(now.getTime() + memoryLeaseSeconds * 1000);
  const [claimed] = await prepared<ClaimedRow>(db, 'claim-memory', claimSql, {
    chatId,
    now,
    until,
  });
  if (!claimed) return null;
  const {
    user_id: userId,
    guest_id: guestId,
    character_id: characterId,
    time_zone: timeZone,
    ...memory
  } = claimed;
  const person: Person =
    userId === null ? { kind: 'guest', id: guestId ?? '' } : { kind: 'user', id: userId };
  return { ...memory, person, characterId, timeZone: timeZone ?? 'UTC' };
}

type ClaimedRow = Pick<ChatMemoriesRow, (typeof columns)[number]> &
  Pick<ThreadsRow, 'user_id' | 'guest_id' | 'character_id'> & { time_zone: string | null };

const claimSql = `
  with chat as (
    select threads.id, user_id, guest_id, character_id, time_zone
      from threads left join accounts on accounts.id = user_id
     where threads.id = :chatId and (user_id is not null or guest_id is not null)
  ), claimed as (
    insert into chat_memories as memory (chat_id, attempts, leased_until, created_at, updated_at)
    select id, 1, :until::timestamptz, :now::timestamptz, :now::timestamptz from chat
    on conflict (chat_id) do update
       set attempts = memory.attempts + 1, leased_until = excluded.leased_until
     where memory.leased_until is null or memory.leased_until < :now
    returning ${columns.join(', ')}
  )
  select claimed.*, user_id, guest_id, character_id, time_zone from claimed cross join chat`;

/** Creates a chat's memory, switched on, if it does not exist. */
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

/** Locks the memory of a claim that is still valid; null when the claim was lost. */
export async function lockClaimed(
  trx: DomainContext['db'],
  { chat_id, attempts }: MemoryClaim,
): Promise<ChatMemoriesRow | null> {
  const row = await trx('chat_memories').where({ chat_id, attempts }).forUpdate().first();
  return row ?? null;
}

/**
 * Returns the due time of a claimed memory after processing: null, or the new time if another exchange was
 * noted in the meantime.
 */
export const dueAfter = (
  { due_at: claimed }: MemoryClaim,
  { due_at: now }: Pick<ChatMemoriesRow, 'due_at'>,
): Date | null => (now?.getTime() === claimed?.getTime() ? null : now);

/**
 * Releases a claim without processing and sets the next due time. An exchange noted in the meantime keeps
 * its own due time.
 */
export async function postponeMemory(
  { db }: DomainContext,
  { chat_id, attempts, due_at }: MemoryClaim,
  until: Date | null,
): Promise<void> {
  await db('chat_memories')
    .where({ chat_id, attempts })
    .update({
      due_at: db.raw('case when due_at is not distinct from ? then ? else due_at end', [
        due_at,
        until,
      ]),
      leased_until: null,
    });
}

/** Releases a claim. */
export async function releaseMemory(
  { db }: DomainContext,
  { chat_id, attempts }: MemoryClaim,
  changes: Partial<ChatMemoriesRow> = {},
): Promise<void> {
  await db('chat_memories')
    .where({ chat_id, attempts })
    .update({ ...changes, leased_until: null });
}
