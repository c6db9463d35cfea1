import type { Knex } from 'knex';
import type { DomainContext } from '../../shared/context';
import type { Fact } from '../schema';
import { wantedTerms } from '../words/line-terms';
import { rankLines } from './rank-lines';
import { tokeniserOf } from './store-lines';

/** The share of a fact's words, by their rarity, from which a line is about the fact. */
const aboutSame = 0.5;
/** The maximum number of lines that repeat one fact. */
const mostRepeats = 200;

/** Removes the tokens of all lines of a chat, so that nothing finds them. */
export async function forgetAllLines(
  trx: Knex.Transaction,
  chatId: string,
  at: Date,
): Promise<void> {
  await forgetWhere(trx, chatId, at, () => undefined);
}

/**
 * Removes the tokens of the lines from which a fact comes, and of those that say the same in other words.
 */
export async function forgetLinesOfFact(
  context: DomainContext,
  trx: Knex.Transaction,
  {
    chatId,
    fact: { text, quote, messageId },
    at,
  }: { chatId: string; fact: Pick<Fact, 'text' | 'quote' | 'messageId'>; at: Date },
): Promise<void> {
  const ids = new Set(messageId === null ? [] : [messageId]);
  for (const words of [text, quote ?? '']) {
    const repeats = await rankLines(trx, {
      chatId,
      wanted: wantedTerms(words, { at, timeZone: 'UTC' }),
      tokeniser: tokeniserOf(context, chatId),
      now: at,
      limit: mostRepeats,
    });
    for (const { message_id, coverage } of repeats) if (coverage >= aboutSame) ids.add(message_id);
  }
  await forgetWhere(trx, chatId, at, (lines) => void lines.whereIn('message_id', [...ids]));
}

async function forgetWhere(
  trx: Knex.Transaction,
  chatId: string,
  at: Date,
  which: (lines: Knex.QueryBuilder) => void,
): Promise<void> {
  await trx('remembered_lines')
    .where({ chat_id: chatId, forgotten_at: null })
    .modify(which)
    .update({ tokens: [], forgotten_at: at });
}

/** Deletes the line of a message, in the caller's transaction. */
export async function deleteLine(
  trx: Knex.Transaction,
  { chatId, messageId }: { chatId: string; messageId: string },
): Promise<void> {
  await trx('remembered_lines').where({ chat_id: chatId, message_id: messageId }).delete();
}

/** Deletes all lines of a chat, in the caller's transaction. */
export async function deleteLines(trx: Knex.Transaction, chatId: string): Promise<void> {
  await trx('remembered_lines').where({ chat_id: chatId }).delete();
}
