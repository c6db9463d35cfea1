import type { DomainContext } from '../../shared/context';
import type { Person } from '../../shared/person';
import { chatIdQuery } from '../chats/open-chat';

/** A day of a calendar, yyyy-mm-dd, and the time zone (IANA) by whose clock it begins. */
interface Day {
  date: string;
  timeZone: string;
}

/**
 * The place of the first message that was said on a day or, if nothing was, after it, in the
 * person's chat with a character; null where nothing followed.
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
