import type { LanguageModel } from '~/providers/language-model/language-model';
import { flagContent } from '../../moderation/flag-content';
import type { Moderator } from '../../moderation/verdict';
import type { DomainContext } from '../../shared/context';
import { transact } from '../../shared/transactions/transact';
import { offerHelp } from '../send/answer-distress';
import { chatSettings } from '../settings';
import { composeReply, type ReplyListener } from './compose-reply';
import type { PromptMessage } from '../prompts/prompt-situation';
import { readReplySituation } from './reply-situation';
import type { ReplyWriter } from './write-reply';

interface Aloud {
  chatId: string;
  /** The spoken turns so far, oldest first; the last one needs the reply. */
  lines: readonly PromptMessage[];
  language: string | undefined;
  country: string | undefined;
  requestId: string;
  /** Stops the reply; `replyAloud` then throws the signal's reason. */
  signal: AbortSignal;
  /**
   * Resolves once the reply will be spoken; rejects if it is discarded. Nothing is stored before. Without
   * it, the reply is spoken at once.
   */
  accepted?: Promise<void>;
}

/** Above any seq: all messages of the chat precede the spoken turns. */
const afterAll = 2 ** 31 - 1;

/**
 * Replies to a person's spoken words in a sentence or two, from the same chat, memory and rules as in
 * writing. Stores nothing except a flag for a forbidden reply and the crisis card, which is the reply if the
 * character's words show signs of danger. Returns kind `withdrawn` for a withdrawn character. Throws the model's errors, and
 * when the chat no longer exists.
 */
export async function replyAloud(
  context: DomainContext,
  {
    model,
    moderator,
    recall,
  }: Pick<ReplyWriter, 'recall'> & { model: LanguageModel; moderator: Moderator },
  { chatId, lines, language, country, requestId, signal, accepted }: Aloud,
  listener: ReplyListener,
) {
  const situation = await readReplySituation(context, {
    chatId,
    messageId: null,
    seq: afterAll,
    whereabouts: { country: country ?? null, language: language ?? null },
  });
  const { person, characterId } = situation;
  if (situation.isWithdrawn) return { kind: 'withdrawn' } as const;
  const messages = [...situation.messages, ...lines];
  const recalled = await recall({ chatId, person, characterId, messages });
  const settings = await context.settings(chatSettings);
  const composed = await composeReply(
    {
      model,
      moderator,
      author: situation.pinned?.author ?? null,
      maxTokens: settings.reply_max_tokens,
      contextTokens: settings.reply_context_tokens,
      requestId,
      chatId,
      recollection: {
        ...recalled,
        preferences: { ...recalled.preferences, length: 'short' },
      },
      now: context.now(),
      signal,
    },
    { ...situation, messages },
    listener,
  );
  await accepted;
  if (composed.kind === 'words' && composed.refusal) {
    const flag = { ...composed.refusal, person, characterId, kind: 'reply' } as const;
    await transact(context, (trx) => flagContent(context, trx, flag));
  }
  if (composed.kind === 'referral') {
    await offerHelp(context, person, { characterId, ...situation.whereabouts });
  }
  return composed;
}
