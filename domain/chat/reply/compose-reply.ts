import type {
  AnsweredBy,
  LanguageModel,
  ModelPurpose,
  ReplyRequest,
} from '~/providers/language-model/language-model';
import { sentences } from '~/providers/language-model/sentences';
import type { Finding, Moderator } from '../../moderation/verdict';
import { deflectionIn } from './deflection';
import type { Author } from '../authors/author';
import { buildPrompt } from '../prompts/prompt';
import { promptBudget } from '../prompts/prompt-budget';
import { promptOf } from '../prompts/versions';
import type { Recollection } from './recollection';
import type { ReplySituation } from './reply-situation';

export type ComposedReply =
  | {
      kind: 'words';
      content: string;
      /** The model's output that must not be shown. */
      refusal?: { finding: Finding; text: string };
      /** The model that answered, if the answer was complete. */
      answered?: AnsweredBy | undefined;
    }
  /** The crisis card with help lines. */
  | { kind: 'referral' };

/** Receives the sentences of a reply that passed moderation. */
export interface ReplyListener {
  onSentence(sentence: { offset: number; text: string }): void;
  onRetraction(): Promise<void>;
}

interface Composer {
  model: LanguageModel;
  moderator: Moderator;
  /** The author of the reply; null for the current one. */
  author: Author | null;
  /** The purpose of the call, by default a reply. */
  purpose?: ModelPurpose;
  /** The limits of the settings; a model's own may be lower. */
  maxTokens: number;
  contextTokens: number;
  requestId: string;
  chatId: string;
  recollection: Recollection;
  now: Date;
  /** Stops the writing; `composeReply` then throws the signal's reason. */
  signal: AbortSignal;
}

/** The maximum length of a stored reply, for any output of the model. */
const maxLength = 2000;

/**
 * Writes one reply in whole sentences, each of which is moderated before it is sent. The message itself
 * was moderated when it was sent. Signs of distress in a sentence turn the reply into the crisis card;
 * a forbidden sentence retracts the reply.
 */
export async function composeReply(
  composer: Composer,
  situation: ReplySituation,
  listener: ReplyListener,
): Promise<ComposedReply> {
  const deflection = deflectionIn(situation.whereabouts.language);
  let content = '';
  let answered: AnsweredBy | undefined;
  const deltas = composer.model.streamReply({
    ...requestOf(composer, situation),
    onAnswered: (by) => void (answered = by),
  });
  for await (const sentence of sentences(deltas)) {
    const written = content + sentence;
    const verdict = await composer.moderator.judge(written, 'from_character');
    if (verdict.kind !== 'allowed') {
      await listener.onRetraction();
      return verdict.kind === 'crisis'
        ? { kind: 'referral' }
        : {
            kind: 'words',
            content: deflection,
            refusal: { finding: verdict.findings[0], text: written },
          };
    }
    if (content.length + sentence.length > maxLength) break;
    listener.onSentence({ offset: content.length, text: sentence });
    content += sentence;
  }
  const trimmed = content.trim();
  return { kind: 'words', content: trimmed === '' ? deflection : trimmed, answered };
}

/** Returns the model's input: the prompt of the author, within the limits of its model. */
function requestOf(composer: Composer, situation: ReplySituation): ReplyRequest {
  const { model, author, purpose, maxTokens, requestId, signal, recollection, now } = composer;
  const { language } = situation.whereabouts;
  const limits = { reply_context_tokens: composer.contextTokens, reply_max_tokens: maxTokens };
  const budget = promptBudget(limits, model.contextTokens?.(author?.model));
  const prompt = promptOf(author?.prompt);
  return {
    messages: buildPrompt({ ...situation, language, recollection, now }, budget, prompt),
    ...(purpose && { purpose }),
    about: { person: situation.person, chatId: composer.chatId },
    model: author?.model,
    maxTokens,
    requestId,
    signal,
  };
}
