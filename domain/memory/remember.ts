import type { Knex } from 'knex';
import { listSaid, type Said } from '../chat/messages/list-said';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import {
  claimMemory,
  dueAfter,
  lockClaimed,
  postponeMemory,
  releaseMemory,
  type MemoryClaim,
} from './claim-memory';
import { decideFacts } from './decide-facts';
import { countDays, decideReading } from './decide-reading';
import { factKept } from './events';
import { readFacts, sealFact } from './fact-rows';
import { findFacts, type FactFinder } from './find-facts';
import type { FactCandidate } from './schema';
import { memorySettings } from './settings';

/** Messages looked through in one go; the rest come with the next. */
const stretch = 60;

export type Remembering =
  | { kind: 'busy' | 'nothing' }
  | { kind: 'waiting'; until: Date }
  /** So many facts are new; `hasMore` where what was said goes on. */
  | { kind: 'read'; kept: number; hasMore: boolean };

/**
 * Looks through what was said in a chat since the last time and keeps what the person told of
 * themselves. Whatever is repeated or dies in the middle, each message is counted once; messages of
 * distress are passed over, and where the memory is off so is everything.
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
    const said = await listSaid(context, chatId, { after: claim.read_seq, limit: stretch });
    const finished = said.slice(0, said.findLastIndex(isAnswered) + 1);
    const written = finished.filter(({ role }) => role === 'user');
    const told = written.filter(({ isDistress }) => !isDistress);
    const last = finished.at(-1);
    const reading = decideReading(
      { told: written.length, lastSaidAt: last?.sentAt ?? context.now() },
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
    const found = await findFacts(finder, claim.is_on ? told : [], {
      about: { person: claim.person, chatId },
      maxTokens: settings.memory_facts_max_tokens,
      requestId,
      signal,
    });
    const kept = await transact(context, (trx) =>
      store(context, trx, claim, { found, read: finished, last }),
    );
    if (kept === null) return { kind: 'busy' };
    return { kind: 'read', kept, hasMore: said.length === stretch };
  } catch (error) {
    await releaseMemory(context, claim).catch(() => undefined);
    throw error;
  }
}

/** She has said something to it, if only within the call that it sums up. */
const isAnswered = ({ turns }: Said) => turns.some(({ role }) => role === 'character');

interface Reading {
  found: Awaited<ReturnType<typeof findFacts>>;
  read: readonly Said[];
  last: Said;
}

/** Stores what was found and how far was read; null where the claim was lost meanwhile. */
async function store(
  context: DomainContext,
  trx: Knex.Transaction,
  claim: MemoryClaim,
  { found, read, last }: Reading,
): Promise<number | null> {
  const settings = await context.settings(memorySettings);
  const memory = await lockClaimed(trx, claim);
  if (!memory) return null;
  // It may have been turned off while the model read.
  const candidates = memory.is_on ? found.candidates : [];
  const known = await readFacts({ db: trx, seal: context.seal }, claim.chat_id);
  const decision = decideFacts(known, candidates, { limit: settings.memory_max_facts });
  const now = context.now();
  for (const fact of decision.kept) {
    await insertFact(context, trx, claim.chat_id, { ...fact, by: found.by });
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
      leased_until: null,
      updated_at: now,
    });
  return decision.kept.length;
}

async function insertFact(
  { seal, now }: DomainContext,
  trx: Knex.Transaction,
  chatId: string,
  {
    id,
    text,
    topic,
    quote,
    about,
    messageId,
    toldAt,
    by,
  }: FactCandidate & { by: 'model' | 'rules' },
): Promise<void> {
  await trx('facts').insert({
    id,
    chat_id: chatId,
    sealed_text: sealFact(seal, id, 'sealed_text', text),
    sealed_topic: sealFact(seal, id, 'sealed_topic', topic),
    sealed_quote: sealFact(seal, id, 'sealed_quote', quote),
    about,
    origin: 'told',
    found_by: by,
    message_id: messageId,
    told_at: toldAt,
    created_at: now(),
  });
}

/** Chats in which something waits to be looked through, or a diary to be written, by now. */
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
