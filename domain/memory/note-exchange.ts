import type { Knex } from 'knex';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { prepared } from '../shared/reading/prepared';
import { memoryDue } from './events';
import { memorySettings } from './settings';

/**
 * Notes, in the transaction that ends an exchange, that the chat has unread messages. The memory becomes
 * due after a pause, or immediately when there are enough messages; the second case publishes an event.
 * `seq` is the position of the message that ends the exchange.
 */
export async function noteExchange(
  context: DomainContext,
  trx: Knex.Transaction,
  { chatId, seq }: { chatId: string; seq: number },
): Promise<void> {
  const settings = await context.settings(memorySettings);
  const now = context.now();
  const [noted] = await prepared<{ is_due: boolean }>(trx, 'note-exchange', noteSql, {
    chatId,
    seq,
    // Counts the messages of both sides.
    enough: 2 * settings.memory_batch_messages,
    now,
    paused: new Date(now.getTime() + settings.memory_pause_seconds * 1000),
  });
  if (noted?.is_due) announce(trx, memoryDue, { personId: null, aggregateId: chatId }, { chatId });
}

const noteSql = `
  insert into chat_memories as memory (chat_id, due_at, created_at, updated_at)
  values (:chatId, case when :seq::int >= :enough::int then :now::timestamptz else :paused::timestamptz end,
          :now, :now)
  on conflict (chat_id) do update
     set due_at = case when :seq - memory.read_seq >= :enough then :now else :paused end
  returning due_at <= :now as is_due`;
