import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { readFacts } from './fact-rows';
import type { Fact } from './schema';

/** What a chat knows from one message, for whoever asks before that is deleted. */
export async function listFactsOfMessage(
  context: Pick<DomainContext, 'db' | 'seal'>,
  { chatId, messageId }: { chatId: string; messageId: string },
): Promise<Fact[]> {
  const facts = await readFacts(context, chatId);
  return facts.filter((fact) => fact.messageId === messageId && fact.forgottenAt === null);
}

/**
 * Forgets for good, in the caller's transaction, what came from a message, older facts that it took
 * the place of included; answers of how many.
 */
export async function forgetFactsOfMessage(
  trx: Knex.Transaction,
  { chatId, messageId }: { chatId: string; messageId: string },
): Promise<number> {
  return trx('facts').where({ chat_id: chatId, message_id: messageId }).delete();
}
