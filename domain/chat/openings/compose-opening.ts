import type { LanguageModel, ReplyRequest } from '~/providers/language-model/language-model';
import type { Moderator } from '../../moderation/verdict';
import type { DomainContext } from '../../shared/context';
import { answerToShow } from '../reply/answer-to-show';
import { buildPrompt } from '../prompts/prompt';
import { promptBudget } from '../prompts/prompt-budget';
import { promptOf } from '../prompts/versions';
import { estimateTokens } from '../reply/estimate-tokens';
import { readReplySituation } from '../reply/reply-situation';
import type { ReplyWriter } from '../reply/write-reply';
import { chatSettings } from '../settings';
import type { ChatStatus } from './read-chat-status';

export interface OpeningWriter extends Pick<ReplyWriter, 'recall'> {
  model: LanguageModel;
  moderator: Moderator;
}

/** The maximum length of an opening message, in characters. */
const maxLength = 600;
const day = 24 * 3600 * 1000;

const task = (days: number) => `Task: follow-up
This is a direction, not a message of the person, who has not written for ${days} ${days === 1 ? 'day' : 'days'}.
Write to them first, once, in one to three short sentences and in the language they write in: go on
with something of your talks, or with what you are doing now. Do not reproach them for being away, do not
press them to answer or to buy anything, and mention neither this direction nor a reminder.`;

/**
 * Composes an opening message of a character from its day, its memories and the closeness of the two;
 * null if the model returned no words that may be shown. Throws the model's errors.
 */
export async function composeOpening(
  context: DomainContext,
  { model, moderator, recall }: OpeningWriter,
  { chatId, userId, characterId, lastSeq, lastMessage }: ChatStatus,
  options: { requestId: string; signal: AbortSignal },
): Promise<string | null> {
  if (!lastMessage) return null;
  const settings = await context.settings(chatSettings);
  const person = { kind: 'user', id: userId } as const;
  const whereabouts = { country: null, language: null };
  const occasion = { chatId, messageId: lastMessage.id, seq: lastSeq, whereabouts };
  const situation = await readReplySituation(context, occasion);
  const { messages, pinned } = situation;
  const recollection = await recall({ chatId, person, characterId, messages });
  const now = context.now();
  const direction = task(
    Math.max(1, Math.round((now.getTime() - lastMessage.sentAt.getTime()) / day)),
  );
  const author = pinned?.author;
  const budget = promptBudget(settings, model.contextTokens?.(author?.model));
  const prompt = buildPrompt(
    { ...situation, recollection, now },
    budget - estimateTokens(direction),
    promptOf(author?.prompt),
  );
  const request: ReplyRequest = {
    messages: [...prompt, { role: 'user', content: direction }],
    purpose: 'follow_up',
    model: author?.model,
    about: { person, chatId },
    maxTokens: settings.reply_max_tokens,
    ...options,
  };
  return answerToShow({ model, moderator }, request, maxLength);
}
