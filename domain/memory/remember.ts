import type { Knex } from 'knex';
import type { ChatMemoriesRow } from '~/db/rows';
import { listTranscript, type TranscriptMessage } from '../chat/messages/list-transcript';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import {
  claimMemory,
  dueAfter,
  lockClaimed,
  memoryLeaseSeconds,
  postponeMemory,
  releaseMemory,
  type MemoryClaim,
} from './claim-memory';
import { decideFacts } from './decide-facts';
import { countDays, decideReading } from './decide-reading';
import { factKept } from './events';
import { readFacts, sealFact } from './fact-rows';
import { findFacts, type FactFinder } from './find-facts';
import { renewLines, storeLines, tokeniserOf, trimLines } from './lines/store-lines';
import type { FactCandidate } from './schema';
import { memorySettings } from './settings';

export { memoryLeaseSeconds };

/** The maximum number of messages read in one run; the rest follow in the next run. */
const maxMessages = 60;

export type Remembering =
  | { kind: 'busy' | 'nothing' }
  | { kind: 'waiting'; until: Date }
  /** `kept` is the number of new facts; `hasMore` is true when more messages may be unread. */
  | { kind: 'read'; kept: number; hasMore: boolean };

/**
 * Reads the messages of a chat since the last reading and stores facts that the person stated about
 * themselves. Each message is counted once, even after a repeat or a crash. Messages of distress are
 * skipped. While the memory is off, no facts are stored.
 */
export async function remember(
  context: DomainContext,
  finder: FactFinder,
  chatId: string,
  { requestId, signal }: { requestId: string; signal: AbortSignal },
): Promise<Remembering> {
  const settings = await context.settings(memorySettings);
  const claim = await claimMemory(context, chatId);
  if (!claim) return { kind: 'busy' };
  try {
    const messages = await listTranscript(context, chatId, {
      after: claim.read_seq,
      limit: maxMessages,
    });
    const finished = messages.slice(0, messages.findLastIndex(isAnswered) + 1);
    const written = finished.filter(({ role }) => role === 'user');
    const usable = written.filter(({ isDistress }) => !isDistress);
    const last = finished.at(-1);
    const reading = decideReading(
      { messageCount: written.length, lastMessageAt: last?.sentAt ?? context.now() },
      {
        batch: settings.memory_batch_messages,
        pauseMs: settings.memory_pause_seconds * 1000,
        now: context.now(),
      },
    );
    if (reading.kind === 'wait') {
      await postponeMemory(context, claim, reading.until);
      return { kind: 'waiting', until: reading.until };
    }
    if (!last || reading.kind === 'nothing') {
      await postponeMemory(context, claim, null);
      return { kind: 'nothing' };
    }
    const found = await findFacts(finder, claim.is_on ? usable : [], {
      about: { person: claim.person, chatId },
      maxTokens: settings.memory_facts_max_tokens,
      requestId,
      signal,
      timeZone: claim.timeZone,
    });
    const kept = await transact(context, (trx) =>
      store(context, trx, claim, { found, usable, read: finished, last }),
    );
    if (kept === null) return { kind: 'busy' };
    return { kind: 'read', kept, hasMore: messages.length === maxMessages };
  } catch (error) {
    await releaseMemory(context, claim).catch(() => undefined);
    throw error;
  }
}

/** Checks whether the character has replied, possibly only within the call that the message records. */
const isAnswered = ({ turns }: TranscriptMessage) => turns.some(({ role }) => role === 'character');

interface Reading {
  found: Awaited<ReturnType<typeof findFacts>>;
  /** The messages of the person that may be remembered. */
  usable: readonly TranscriptMessage[];
  read: readonly TranscriptMessage[];
  last: TranscriptMessage;
}

/** Stores the facts and the position of the last message read; null when the claim was lost. */
async function store(
  context: DomainContext,
  trx: Knex.Transaction,
  claim: MemoryClaim,
  { found, usable, read, last }: Reading,
): Promise<number | null> {
  const settings = await context.settings(memorySettings);
  const memory = await lockClaimed(trx, claim);
  if (!memory) return null;
  // The memory may have been switched off during the model's call.
  const candidates = memory.is_on ? found : [];
  const stored = await readFacts({ db: trx, seal: context.seal }, claim.chat_id);
  const decision = decideFacts(stored, candidates, { limit: settings.memory_max_facts });
  const now = context.now();
  for (const fact of decision.kept) {
    await insertFact(context, trx, claim.chat_id, fact);
    const { person, characterId } = claim;
    announce(
      trx,
      factKept,
      { personId: person.id, aggregateId: fact.id },
      { chatId: claim.chat_id, characterId, factId: fact.id, text: fact.text },
    );
  }
  for (const { id, by } of decision.superseded) {
    await trx('facts').where({ id }).update({ superseded_by: by, superseded_at: now });
  }
  if (decision.evicted.length > 0) await trx('facts').whereIn('id', decision.evicted).delete();
  const mark = await keepLines(context, trx, {
    claim,
    memory,
    messages: memory.is_on ? usable : [],
  });
  const wrote = read.filter(({ role }) => role === 'user').map(({ sentAt }) => sentAt);
  const { days, last: lastTalkedAt } = countDays(
    { days: memory.days_talked, last: memory.last_talked_at },
    wrote,
  );
  await trx('chat_memories')
    .where({ chat_id: claim.chat_id })
    .update({
      read_seq: last.seq,
      messages_told: memory.messages_told + wrote.length,
      days_talked: days,
      last_talked_at: lastTalkedAt,
      due_at: dueAfter(claim, memory),
      diary_due_at: new Date(last.sentAt.getTime() + settings.diary_pause_seconds * 1000),
      lines_mark: mark,
      leased_until: null,
      updated_at: now,
    });
  return decision.kept.length;
}

/** Stores by which words messages are found; returns the mark of the chat's tokens. */
async function keepLines(
  context: DomainContext,
  trx: Knex.Transaction,
  {
    claim: { chat_id: chatId, timeZone },
    memory,
    messages,
  }: {
    claim: MemoryClaim;
    memory: Pick<ChatMemoriesRow, 'lines_mark'>;
    messages: readonly TranscriptMessage[];
  },
): Promise<number> {
  const { memory_max_lines } = await context.settings(memorySettings);
  const { mark } = tokeniserOf(context, chatId);
  const place = { chatId, timeZone };
  // The key has changed, or the chat was joined with another one.
  if (memory.lines_mark !== mark) {
    await renewLines(context, trx, place, (lines) => void lines.where({ forgotten_at: null }));
  }
  await storeLines(context, trx, place, messages);
  await trimLines(trx, chatId, memory_max_lines);
  return mark;
}

async function insertFact(
  { seal, now }: DomainContext,
  trx: Knex.Transaction,
  chatId: string,
  { id, text, topic, quote, about, messageId, toldAt, foundBy }: FactCandidate,
): Promise<void> {
  await trx('facts').insert({
    id,
    chat_id: chatId,
    sealed_text: sealFact(seal, id, 'sealed_text', text),
    sealed_topic: sealFact(seal, id, 'sealed_topic', topic),
    sealed_quote: sealFact(seal, id, 'sealed_quote', quote),
    about,
    origin: 'told',
    found_by: foundBy,
    message_id: messageId,
    told_at: toldAt,
    created_at: now(),
  });
}

/** Returns the chats whose messages are due for reading, and those whose diary entry is due. */
export async function listDueMemories(
  { db, now }: DomainContext,
  limit: number,
): Promise<{ facts: string[]; diaries: string[] }> {
  const due = (column: 'due_at' | 'diary_due_at') =>
    db('chat_memories')
      .where(column, '<=', now())
      .orderBy(column)
      .limit(limit)
      .pluck<string[]>('chat_id');
  const [facts, diaries] = await Promise.all([due('due_at'), due('diary_due_at')]);
  return { facts, diaries };
}
