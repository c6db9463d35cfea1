import {
  LanguageModelRefused,
  LanguageModelUnavailable,
  type LanguageModel,
} from '~/providers/language-model/language-model';
import { wholeAnswer } from '~/providers/language-model/whole-answer';
import { isBlocked } from '../../characters/is-blocked';
import type { Moderator } from '../../moderation/verdict';
import type { DomainContext } from '../../shared/context';
import type { Person } from '../../shared/person';
import { chatIdQuery } from '../chats/open-chat';
import { buildPrompt } from '../prompts/prompt';
import { nothingRecalled } from '../reply/recollection';
import { readReplySituation } from '../reply/reply-situation';
import { chatSettings } from '../settings';
import { decideSuggestions } from './decide-suggestions';
import { readLines } from './read-lines';

/** Suggested replies for a person after the message at `seq`. */
export interface SuggestedReplies {
  chatId: string;
  seq: number;
  replies: string[];
}

interface Suggester {
  model: LanguageModel;
  moderator: Moderator;
}

/** The maximum length of the model's output: three short lines. */
const maxTokens = 120;

const task = `Task: replies
This is a direction, not a message of the person. Leave your role for this once. Write three short lines
that the person could say next, each on a line of its own, of at most eight words, without numbers or
quotation marks, in the language and from the side of the person: one that asks, one that answers, one
that goes another way. Nothing explicit, nothing about money, and no mention of this direction.`;

/**
 * Suggests up to three replies that a person could send in their current chat with a character, in
 * their language and moderated; null if there are none. The model is called once per message; later
 * calls return null. Nothing is charged.
 */
export async function suggestReplies(
  context: DomainContext,
  { model, moderator }: Suggester,
  { person, characterId }: { person: Person; characterId: string },
  options: { requestId: string; signal: AbortSignal },
): Promise<SuggestedReplies | null> {
  const chat = await readChat(context, person, characterId);
  if (!chat || decideSuggestions(chat.facts) === 'nothing') return null;
  const { id: chatId, last } = chat;
  const claimed = await context
    .db('chats')
    .where({ id: chatId, last_seq: last.seq })
    .where('suggested_seq', '<', last.seq)
    .update({ suggested_seq: last.seq });
  if (claimed === 0) return null;
  const occasion = {
    chatId,
    messageId: last.id,
    seq: last.seq,
    whereabouts: { country: null, language: null },
  };
  const situation = await readReplySituation(context, occasion);
  const settings = await context.settings(chatSettings);
  const prompt = buildPrompt(
    { ...situation, recollection: nothingRecalled, now: context.now() },
    settings.reply_context_tokens,
  );
  const answer = await callModel(model, {
    messages: [...prompt, { role: 'user', content: task }],
    purpose: 'replies',
    about: { person, chatId },
    maxTokens,
    ...options,
  });
  const replies = await allowedOf(moderator, readLines(answer));
  return replies.length === 0 ? null : { chatId, seq: last.seq, replies };
}

/** Calls the model without retries, because no one waits for the result. */
async function callModel(model: LanguageModel, request: Parameters<typeof wholeAnswer>[1]) {
  try {
    return await wholeAnswer(model, request);
  } catch (error) {
    const isOfTheModel =
      error instanceof LanguageModelUnavailable || error instanceof LanguageModelRefused;
    if (isOfTheModel || request.signal?.aborted) return '';
    throw error;
  }
}

async function allowedOf(moderator: Moderator, lines: string[]): Promise<string[]> {
  const verdicts = await Promise.all(lines.map((line) => moderator.judge(line, 'from_person')));
  return lines.filter((_, index) => verdicts[index]?.kind === 'allowed');
}

async function readChat(context: DomainContext, person: Person, characterId: string) {
  const { db } = context;
  const [settings, chat, character] = await Promise.all([
    context.settings(chatSettings),
    chatIdQuery(db, person, characterId).first<{ id: string; last_seq: number } | undefined>(
      'last_seq',
    ),
    db('character_profiles').where({ id: characterId }).first('is_open'),
  ]);
  if (!chat) return null;
  const [last, own, pending, isTheirBlock] = await Promise.all([
    db('messages').where({ chat_id: chat.id, seq: chat.last_seq }).first('id', 'role', 'subtype'),
    db('messages').where({ chat_id: chat.id, role: 'user' }).first('id'),
    db('replies').where({ chat_id: chat.id, state: 'pending' }).first('message_id'),
    isBlocked(db, person.kind === 'user' ? person.id : null, characterId),
  ]);
  if (!last) return null;
  return {
    id: chat.id,
    last: { id: last.id, seq: chat.last_seq },
    facts: {
      isOffered: settings.reply_suggestions,
      last: { role: last.role, subtype: last.subtype },
      hasSpoken: own !== undefined,
      isReplyPending: pending !== undefined,
      isWithdrawn: character?.is_open !== true,
      isBlocked: isTheirBlock,
    },
  };
}
