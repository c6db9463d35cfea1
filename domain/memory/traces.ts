import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';
import { readDiary, readFacts } from './fact-rows';
import { forgetAllLines, forgetLinesOfFact } from './lines/forget-lines';
import { timeZoneOf } from './lines/recall-lines';
import { renewLines } from './lines/store-lines';
import type { DiaryEntry, Fact } from './schema';
import { memorySettings } from './settings';
import { wordKeys } from './words/word-keys';

/** The part of a memory to forget: a fact, a diary entry, or everything. */
export type Forgettable =
  { kind: 'fact'; id: string } | { kind: 'entry'; id: string } | { kind: 'everything' };

/** The share of a fact's words from which a diary entry is about the fact. */
const aboutSame = 0.5;

/**
 * Forgets what says the same as the forgotten part: the lines of a fact's message, lines and diary entries
 * that repeat it, or all lines. Everything gets the same time, by which it is restored together.
 */
export async function forgetTraces(
  context: DomainContext,
  trx: Knex.Transaction,
  { chatId, what, at }: { chatId: string; what: Forgettable; at: Date },
): Promise<void> {
  if (what.kind === 'everything') return forgetAllLines(trx, chatId, at);
  if (what.kind === 'entry') return;
  const stored = { db: trx, seal: context.seal };
  const fact = (await readFacts(stored, chatId)).find(({ id }) => id === what.id);
  if (!fact || fact.forgottenAt !== null) return;
  await forgetLinesOfFact(context, trx, { chatId, fact, at });
  const { diary_max_entries } = await context.settings(memorySettings);
  const entries = await readDiary(stored, chatId, diary_max_entries);
  const same = entries.filter((entry) => tellsOf(entry, fact)).map(({ id }) => id);
  await trx('diary_entries')
    .whereIn('id', same)
    .whereNull('forgotten_at')
    .update({ forgotten_at: at });
}

/** Checks whether an entry names a name of a fact, or at least half of its words in any form. */
function tellsOf({ text }: Pick<DiaryEntry, 'text'>, fact: Pick<Fact, 'text' | 'quote'>): boolean {
  const entry = wordKeys(text);
  const stems = new Set(entry.flatMap(stemsOf));
  return [fact.text, fact.quote ?? ''].some((words) => {
    const wanted = wordKeys(words);
    const shared = wanted.filter((word) => stemsOf(word).some((one) => stems.has(one)));
    if (shared.some(({ isName }) => isName)) return true;
    return wanted.length > 0 && shared.length >= wanted.length * aboutSame;
  });
}

const stemsOf = ({ word, keys }: ReturnType<typeof wordKeys>[number]) => [
  word,
  ...keys.filter(({ kind }) => kind === 'stem').map(({ text }) => text),
];

/** Restores what was forgotten with a fact or with everything. */
export async function bringBackTraces(
  context: DomainContext,
  trx: Knex.Transaction,
  { chatId, person }: { chatId: string; person: Person },
  { what, since }: { what: Forgettable; since: Date },
): Promise<void> {
  if (what.kind === 'entry') return;
  const at = what.kind === 'fact' ? await forgottenAt(trx, chatId, what.id) : null;
  if (what.kind === 'fact' && (at === null || at <= since)) return;
  const together = (rows: Knex.QueryBuilder) =>
    void (at === null ? rows.where('forgotten_at', '>', since) : rows.where({ forgotten_at: at }));
  const timeZone = await timeZoneOf(trx, person);
  await renewLines(context, trx, { chatId, timeZone }, together);
  await trx('diary_entries')
    .where({ chat_id: chatId })
    .modify(together)
    .update({ forgotten_at: null });
}

async function forgottenAt(
  trx: Knex.Transaction,
  chatId: string,
  factId: string,
): Promise<Date | null> {
  const fact = await trx('facts').where({ chat_id: chatId, id: factId }).first('forgotten_at');
  return fact?.forgotten_at ?? null;
}
