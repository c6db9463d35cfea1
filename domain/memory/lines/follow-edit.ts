import type { Knex } from 'knex';
import type { DomainContext } from '../../shared/context';
import type { Person } from '../../shared/person';
import { deleteLine } from './forget-lines';
import { timeZoneOf } from './recall-lines';
import { renewLines } from './store-lines';

/**
 * Makes the line of an edited message found by its new words only, in the caller's transaction. While the
 * memory is off, the line is deleted.
 */
export async function followEdit(
  context: DomainContext,
  trx: Knex.Transaction,
  { chatId, messageId, person }: { chatId: string; messageId: string; person: Person },
): Promise<void> {
  const memory = await trx('chat_memories').where({ chat_id: chatId }).first('is_on');
  if (!memory?.is_on) return deleteLine(trx, { chatId, messageId });
  const place = { chatId, timeZone: await timeZoneOf(trx, person) };
  const ofMessage = { message_id: messageId, forgotten_at: null };
  await renewLines(context, trx, place, (lines) => void lines.where(ofMessage));
}
