import { ownWordsOf, readMessages } from '../../chat/messages/list-transcript';
import type { Recollection } from '../../chat/reply/recollection';
import type { RecallOf } from '../../chat/reply/write-reply';
import type { DomainContext } from '../../shared/context';
import type { Person } from '../../shared/person';
import { readTogether } from '../../shared/reading/read-together';
import { oneLine } from '../../shared/words/one-line';
import { findDays } from '../words/find-days';
import { wantedTerms, type WantedTerm } from '../words/line-terms';
import { rankLines } from './rank-lines';
import { tokeniserOf } from './store-lines';

/** The maximum number of lines for one reply. */
const mostLines = 8;
/** Lines read in addition, in place of those that the conversation still shows. */
const spareLines = 4;
/** The number of latest messages that the model sees in any case. */
const seenMessages = 6;
/** The least share of the wanted words, by their rarity, that a line must have. */
const leastCoverage = 0.36;
/** The maximum length of a line in characters. */
const longest = 320;
/** The person's messages that say what is wanted, and the weight of an earlier one. */
const spokenMessages = 2;
const weightOfEarlier = 0.3;

type Question = Pick<RecallOf, 'chatId' | 'person' | 'messages'>;

/**
 * Returns what the terms of a conversation's latest messages want to know: those of the last one, and with
 * less weight those of the one before, which the last one may go on from.
 */
export function wantedOf(
  messages: RecallOf['messages'],
  moment: { at: Date; timeZone: string },
): WantedTerm[] {
  const spoken = messages.filter(({ role }) => role === 'user').slice(-spokenMessages);
  const [last, ...earlier] = spoken.reverse().map(({ content }) => wantedTerms(content, moment));
  const wanted = last ?? [];
  const seen = new Set(wanted.map(({ text }) => text));
  const count = 1 + Math.max(-1, ...wanted.map(({ word }) => word));
  const added = earlier.flat().filter(({ text }) => !seen.has(text));
  return [
    ...wanted,
    ...added.map((one) => ({
      ...one,
      word: one.word + count,
      weight: one.weight * weightOfEarlier,
    })),
  ];
}

/**
 * Returns the earlier messages of the person that are about the same as their last one, the most relevant
 * first; none if nothing is.
 */
export async function recallLines(
  context: DomainContext,
  { chatId, person, messages }: Question,
): Promise<Recollection['lines']> {
  const now = context.now();
  const last = messages.findLast(({ role }) => role === 'user')?.content ?? '';
  const namesDay = findDays(last, { at: now, timeZone: 'UTC' }).days.length > 0;
  // Without a day the time zone says nothing, and the search joins the other reads of the reply.
  const timeZone = namesDay ? await timeZoneOf(context.db, person) : 'UTC';
  const ranked = await rankLines(context.db, {
    chatId,
    wanted: wantedOf(messages, { at: now, timeZone }),
    tokeniser: tokeniserOf(context, chatId),
    now,
    limit: mostLines + spareLines,
  });
  const ids = ranked
    .filter(({ coverage }) => coverage >= leastCoverage)
    .map(({ message_id }) => message_id);
  if (ids.length === 0) return [];
  const found = await readMessages(context, chatId, ids);
  const seen = new Set(messages.slice(-seenMessages).map(({ content }) => content));
  return ids
    .flatMap((id) => found.filter((message) => message.id === id))
    .map((message) => ({ id: message.id, words: ownWordsOf(message), toldAt: message.sentAt }))
    .filter(({ words }) => words !== '' && !seen.has(words))
    .slice(0, mostLines)
    .map(({ id, words, toldAt }) => ({ messageId: id, text: cut(oneLine(words)), toldAt }));
}

const cut = (text: string) =>
  text.length <= longest ? text : `${text.slice(0, longest - 1).trimEnd()}…`;

/** Returns the time zone of a person; UTC if it is unknown, as for a guest. */
export async function timeZoneOf(db: DomainContext['db'], person: Person): Promise<string> {
  if (person.kind === 'guest') return 'UTC';
  const query = db.raw('select time_zone from accounts where id = ?', [person.id]);
  const [account] = await readTogether<{ time_zone: string | null }>(db, query, {});
  return account?.time_zone ?? 'UTC';
}
