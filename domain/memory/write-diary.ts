import {
  LanguageModelRefused,
  LanguageModelUnavailable,
  type ReplyRequest,
} from '~/providers/language-model/language-model';
import { firstName } from '../characters/first-name';
import { listTranscript, type TranscriptMessage } from '../chat/messages/list-transcript';
import { answerToShow } from '../chat/reply/answer-to-show';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { transact } from '../shared/transactions/transact';
import { claimMemory, lockClaimed, releaseMemory, type MemoryClaim } from './claim-memory';
import { decideEntry } from './decide-entry';
import { diaryRequest } from './diary-prompt';
import { sealEntry } from './fact-rows';
import type { FactFinder } from './find-facts';
import { memorySettings } from './settings';

/** The maximum number of messages per entry; further messages get another entry. */
const longest = 120;
/** The number of failed model calls after which an entry is left out. */
const maxFailures = 4;
/** The wait between two calls. */
const retrySeconds = 900;
/** The maximum length of an entry, in characters. */
const entryLength = 900;

export type DiaryProgress =
  | { kind: 'busy' | 'nothing' | 'left-out' }
  | { kind: 'written' }
  | { kind: 'postponed'; until: Date };

/**
 * Writes the diary entry of a conversation that has paused. Each message window gets at most one entry. If
 * the model fails, it is called again later, up to `maxFailures` times.
 */
export async function writeDiary(
  context: DomainContext,
  writer: FactFinder,
  chatId: string,
  { requestId, signal }: { requestId: string; signal: AbortSignal },
): Promise<DiaryProgress> {
  const settings = await context.settings(memorySettings);
  const claim = await claimMemory(context, chatId);
  if (!claim) return { kind: 'busy' };
  try {
    const messages = await listTranscript(context, chatId, {
      after: claim.diary_seq,
      limit: longest,
    });
    const usable = messages.filter(({ isDistress }) => !isDistress);
    const decision = decideEntry(
      {
        isOn: claim.is_on,
        turns: usable.flatMap(({ turns }) => turns).length,
        lastMessageAt: messages.at(-1)?.sentAt ?? null,
      },
      {
        least: settings.diary_min_messages,
        pauseMs: settings.diary_pause_seconds * 1000,
        now: context.now(),
      },
    );
    if (decision.kind === 'wait') {
      await releaseMemory(context, claim, { diary_due_at: decision.until });
      return { kind: 'nothing' };
    }
    if (decision.kind === 'nothing') {
      const read = claim.is_on ? {} : { diary_seq: messages.at(-1)?.seq ?? claim.diary_seq };
      await releaseMemory(context, claim, { diary_due_at: null, ...read });
      return { kind: 'nothing' };
    }
    const text = await requestEntry(context, writer, claim, usable, { requestId, signal });
    if (text === null) return await postpone(context, claim, messages);
    const isStored = await store(context, claim, { messages, usable, text });
    return { kind: isStored ? 'written' : 'busy' };
  } catch (error) {
    await releaseMemory(context, claim).catch(() => undefined);
    throw error;
  }
}

/** Returns the text of the entry; null when the model gave none that may be shown. */
async function requestEntry(
  context: DomainContext,
  writer: FactFinder,
  { chat_id: chatId, person, characterId }: MemoryClaim,
  usable: readonly TranscriptMessage[],
  options: { requestId: string; signal: AbortSignal },
): Promise<string | null> {
  const { diary_max_tokens: maxTokens } = await context.settings(memorySettings);
  const character = await context.db('character_profiles').where({ id: characterId }).first('name');
  const request: ReplyRequest = {
    ...diaryRequest(firstName(character?.name ?? ''), usable),
    ...options,
    purpose: 'summary',
    about: { person, chatId },
    maxTokens,
  };
  try {
    return await answerToShow(writer, request, entryLength);
  } catch (error) {
    if (error instanceof LanguageModelUnavailable || error instanceof LanguageModelRefused) {
      return null;
    }
    throw error;
  }
}

async function postpone(
  context: DomainContext,
  claim: MemoryClaim,
  messages: readonly TranscriptMessage[],
): Promise<DiaryProgress> {
  const failures = claim.diary_failures + 1;
  if (failures >= maxFailures) {
    await releaseMemory(context, claim, {
      diary_seq: messages.at(-1)?.seq ?? claim.diary_seq,
      diary_due_at: null,
      diary_failures: 0,
    });
    return { kind: 'left-out' };
  }
  const until = new Date(context.now().getTime() + retrySeconds * 1000);
  await releaseMemory(context, claim, { diary_due_at: until, diary_failures: failures });
  return { kind: 'postponed', until };
}

/** Stores the entry; returns false when the claim was lost and another run writes it. */
async function store(
  context: DomainContext,
  claim: MemoryClaim,
  {
    messages,
    usable,
    text,
  }: { messages: readonly TranscriptMessage[]; usable: readonly TranscriptMessage[]; text: string },
): Promise<boolean> {
  return transact(context, async (trx) => {
    const memory = await lockClaimed(trx, claim);
    const last = messages.at(-1);
    if (!memory || !last) return false;
    const { diary_max_entries } = await context.settings(memorySettings);
    const now = context.now();
    if (memory.is_on) {
      const id = newId();
      await trx('diary_entries').insert({
        id,
        chat_id: claim.chat_id,
        sealed_text: sealEntry(context.seal, id, text),
        first_message_id: usable[0]?.id ?? null,
        last_message_id: usable.at(-1)?.id ?? null,
        message_count: usable.length,
        told_at: last.sentAt,
        created_at: now,
      });
      const beyond = trx('diary_entries')
        .where({ chat_id: claim.chat_id })
        .orderBy('told_at', 'desc')
        .offset(diary_max_entries)
        .select('id');
      await trx('diary_entries').whereIn('id', beyond).delete();
    }
    // A window with more messages than one entry covers continues in the next entry.
    const diary_due_at = messages.length === longest ? now : null;
    await trx('chat_memories').where({ chat_id: claim.chat_id }).update({
      diary_seq: last.seq,
      diary_due_at,
      diary_failures: 0,
      leased_until: null,
      updated_at: now,
    });
    return true;
  });
}
