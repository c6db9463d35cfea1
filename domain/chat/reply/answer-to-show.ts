import type { LanguageModel, ReplyRequest } from '~/providers/language-model/language-model';
import { wholeAnswer } from '~/providers/language-model/whole-answer';
import type { Moderator } from '../../moderation/verdict';

/**
 * Returns a model's output as one text up to a maximum length; null if it contains no words that may
 * be shown as a character's. Throws the model's errors.
 */
export async function answerToShow(
  { model, moderator }: { model: LanguageModel; moderator: Moderator },
  request: ReplyRequest,
  longest: number,
): Promise<string | null> {
  const words = (await wholeAnswer(model, request)).slice(0, longest).trim();
  if (words === '') return null;
  const verdict = await moderator.judge(words, 'from_character');
  return verdict.kind === 'allowed' ? words : null;
}
