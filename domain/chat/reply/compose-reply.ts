import type { LanguageModel } from '~/providers/language-model/language-model';
import { sentences } from '~/providers/language-model/sentences';
import type { Finding, Moderator } from '../../moderation/verdict';
import { deflectionIn } from './deflection';
import { buildPrompt } from './prompt';
import type { Recollection } from './recollection';
import type { ReplySituation } from './reply-situation';

export type ComposedReply =
  | {
      kind: 'words';
      content: string;
      /** What the model said that nobody may see. */
      refusal?: { finding: Finding; text: string };
    }
  /** The card that names lines of help. */
  | { kind: 'referral' };

/** Hears the words of a reply as they pass the filter. */
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
  /** Ends the writing; composing then throws the signal's reason. */
  signal: AbortSignal;
}

/** Longest reply kept, whatever the model sends. */
const maxLength = 2000;

/**
 * Writes one reply: whole sentences, each past the filter before anybody hears it. What is answered
 * was judged as it was sent. Distress in a sentence becomes the referral card; one that must not be
 * seen takes the reply back.
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
    const said = content + sentence;
    const verdict = await composer.moderator.judge(said, 'from_character');
    if (verdict.kind !== 'allowed') {
      await listener.onRetraction();
      return verdict.kind === 'crisis'
        ? { kind: 'referral' }
        : {
            kind: 'words',
            content: deflection,
            refusal: { finding: verdict.findings[0], text: said },
          };
    }
    if (content.length + sentence.length > maxLength) break;
    listener.onSentence({ offset: content.length, text: sentence });
    content += sentence;
  }
  const trimmed = content.trim();
  return { kind: 'words', content: trimmed === '' ? deflection : trimmed };
}
