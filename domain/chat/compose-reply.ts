import type { LanguageModel } from '~/providers/language-model/language-model';
import { sentences } from '~/providers/language-model/sentences';
import type { Moderator, Verdict } from '../moderation/verdict';
import { buildPrompt } from './prompt';
import type { ReplySituation } from './reply-situation';

export interface ComposedReply {
  content: string;
  subtype: 'reply' | 'crisis_referral';
  /** What the model said that nobody may see. */
  refusal?: Extract<Verdict, { kind: 'refused' }>;
}

/** Hears the words of a reply as they pass the filter. */
export interface ReplyListener {
  onSentence(sentence: { offset: number; text: string }): Promise<void>;
  onRetraction(): Promise<void>;
}

interface Composer {
  model: LanguageModel;
  moderator: Moderator;
  maxTokens: number;
  contextTokens: number;
  requestId: string;
}

/** Longest reply kept, whatever the model sends. */
const maxLength = 2000;

export const crisisReferral =
  'What you just wrote matters more than our conversation. I am an AI character and cannot keep ' +
  'you safe, but people can, right now. If you are in danger, call your emergency number (112 in ' +
  'Europe, 911 in the US). You can talk to somebody at any hour: findahelpline.com lists free, ' +
  'confidential lines for your country; in the US and Canada call or text 988, in the UK and ' +
  'Ireland call Samaritans on 116 123.';

const deflection =
  'I would rather not go there. Tell me something true about your evening instead; I am listening.';

/**
 * Writes one reply: whole sentences, each past the filter before anybody hears it. Distress on
 * either side becomes the referral card; a sentence that must not be seen takes the reply back.
 */
export async function composeReply(
  composer: Composer,
  situation: ReplySituation,
  listener: ReplyListener,
): Promise<ComposedReply> {
  const asked = await composer.moderator.judge(situation.trigger);
  if (asked.kind === 'crisis') return { content: crisisReferral, subtype: 'crisis_referral' };

  let content = '';
  const deltas = composer.model.streamReply({
    messages: buildPrompt(
      situation.character,
      situation.fanName,
      situation.messages,
      composer.contextTokens,
    ),
    maxTokens: composer.maxTokens,
    requestId: composer.requestId,
  });
  for await (const sentence of sentences(deltas)) {
    const verdict = await composer.moderator.judge(content + sentence);
    if (verdict.kind !== 'allowed') {
      await listener.onRetraction();
      return verdict.kind === 'crisis'
        ? { content: crisisReferral, subtype: 'crisis_referral' }
        : { content: deflection, subtype: 'reply', refusal: verdict };
    }
    if (content.length + sentence.length > maxLength) break;
    await listener.onSentence({ offset: content.length, text: sentence });
    content += sentence;
  }
  const trimmed = content.trim();
  return { content: trimmed === '' ? deflection : trimmed, subtype: 'reply' };
}
