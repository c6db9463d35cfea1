import type { Knex } from 'knex';
import {
  ownWordsOf,
  readMessages,
  type TranscriptMessage,
} from '../../chat/messages/list-transcript';
import type { DomainContext } from '../../shared/context';
import { holdsSecret } from '../holds-secret';
import { createTokeniser, type Tokeniser } from '../words/keyed-tokens';
import { termsOf } from '../words/line-terms';

/** The number of lines whose tokens are written by one statement. */
const batch = 500;

interface Place {
  chatId: string;
  /** The time zone of the person (an IANA name), in which days are reckoned. */
  timeZone: string;
}

type Context = Pick<DomainContext, 'keys' | 'seal'>;

/** Returns the tokeniser of a chat. */
export const tokeniserOf = ({ keys }: Pick<DomainContext, 'keys'>, chatId: string): Tokeniser =>
  createTokeniser(keys.rememberedWord, chatId);

/**
 * Stores by which words the messages of a person are found. Messages with a number or an address that is
 * never stored as a fact are left out. Safe to repeat.
 */
export async function storeLines(
  context: Context,
  trx: Knex.Transaction,
  { chatId, timeZone }: Place,
  messages: readonly TranscriptMessage[],
): Promise<void> {
  const lines = toLines(context, { chatId, timeZone }, messages);
  if (lines.length === 0) return;
  await trx.raw(
    `insert into remembered_lines (chat_id, message_id, sent_at, tokens)
     select :chatId, message_id, sent_at, tokens
       from json_to_recordset(:lines)
         as line (message_id uuid, sent_at timestamptz, tokens integer[])
     on conflict (chat_id, message_id) do update set tokens = excluded.tokens
      where remembered_lines.forgotten_at is null`,
    { chatId, lines: JSON.stringify(lines) },
  );
}

/**
 * Writes the tokens of stored lines again, as after a change of the key or of a message. The lines are those
 * selected by `which`, and forgotten ones among them are found again. A line whose message has nothing to
 * remember now is deleted.
 */
export async function renewLines(
  context: Context,
  trx: Knex.Transaction,
  place: Place,
  which: (lines: Knex.QueryBuilder) => void,
): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const ids = await trx('remembered_lines')
      .where({ chat_id: place.chatId })
      .where('message_id', '>', after)
      .modify(which)
      .orderBy('message_id')
      .limit(batch)
      .pluck<string[]>('message_id');
    const messages = await readMessages({ db: trx, seal: context.seal }, place.chatId, ids);
    const renewed = toLines(context, place, messages);
    const kept = new Set(renewed.map(({ message_id }) => message_id));
    const gone = ids.filter((id) => !kept.has(id));
    await trx('remembered_lines')
      .where({ chat_id: place.chatId })
      .whereIn('message_id', gone)
      .delete();
    await trx.raw(
      `update remembered_lines line set tokens = renewed.tokens, forgotten_at = null
         from json_to_recordset(:lines) as renewed (message_id uuid, tokens integer[])
        where line.chat_id = :chatId and line.message_id = renewed.message_id`,
      { chatId: place.chatId, lines: JSON.stringify(renewed) },
    );
    if (ids.length < batch) return;
    after = ids.at(-1) ?? after;
  }
}

/** Removes the oldest lines of a chat above a limit. Their messages stay. */
export async function trimLines(
  trx: Knex.Transaction,
  chatId: string,
  limit: number,
): Promise<void> {
  const beyond = trx('remembered_lines')
    .where({ chat_id: chatId })
    // Identifiers are in the order of time.
    .orderBy('message_id', 'desc')
    .offset(limit)
    .select('message_id');
  await trx('remembered_lines').where({ chat_id: chatId }).whereIn('message_id', beyond).delete();
}

function toLines(
  context: Context,
  { chatId, timeZone }: Place,
  messages: readonly TranscriptMessage[],
) {
  const tokeniser = tokeniserOf(context, chatId);
  return messages.flatMap((message) => {
    const words = ownWordsOf(message);
    if (words.trim() === '' || holdsSecret(words)) return [];
    const terms = termsOf(words, { at: message.sentAt, timeZone });
    // In the order of numbers, which says nothing about the order of words.
    const tokens = [...new Set([...terms].map(tokeniser.tokenOf))].sort(
      (one, other) => one - other,
    );
    return [{ message_id: message.id, sent_at: message.sentAt, tokens }];
  });
}
