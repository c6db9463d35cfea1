import type { DomainContext } from '../../shared/context';
import type { Person } from '../../shared/person';
import { chatIdQuery } from '../chats/open-chat';

/** A calendar day, yyyy-mm-dd, and the time zone (IANA) in which it begins. */
interface Day {
  date: string;
  timeZone: string;
}

/**
 * Returns the seq of the first message on or after a day in the person's chat with a character; null
 * if there is none.
 */
export async function findDay(
  { db }: Pick<DomainContext, 'db'>,
  person: Person,
  {
    characterId,
    chatId,
    date,
    timeZone,
  }: Day & { characterId: string; chatId?: string | undefined },
): Promise<number | null> {
  const found = await db('messages')
    .where('chat_id', chatIdQuery(db, person, characterId, chatId))
    .whereRaw('sent_at >= (?::date)::timestamp at time zone ?', [date, timeZone])
    .orderBy('seq')
    .first('seq');
  return found?.seq ?? null;
}
