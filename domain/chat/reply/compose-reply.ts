import type { LanguageModel } from '~/providers/language-model/language-model';
import { sentences } from '~/providers/language-model/sentences';
import type { Finding, Moderator } from '../../moderation/verdict';
import { deflectionIn } from './deflection';
import { buildPrompt } from '../prompts/prompt';
import type { Recollection } from './recollection';
import type { ReplySituation } from './reply-situation';

export type ComposedReply =
  | {
      kind: 'words';
      content: string;
      /** The model's output that must not be shown. */
      refusal?: { finding: Finding; text: string };
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
  const deltas = composer.model.streamReply({
    messages: buildPrompt(
      { ...situation, recollection: composer.recollection, now: composer.now },
      composer.contextTokens,
    ),
    about: { person: situation.person, chatId: composer.chatId },
    maxTokens: composer.maxTokens,
    requestId: composer.requestId,
    signal: composer.signal,
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
  return { kind: 'words', content: trimmed === '' ? deflection : trimmed };
}
