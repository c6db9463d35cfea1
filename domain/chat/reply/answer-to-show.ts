import type { LanguageModel, ReplyRequest } from '~/providers/language-model/language-model';
import { wholeAnswer } from '~/providers/language-model/whole-answer';
import type { Moderator } from '../../moderation/verdict';

/**
 * What a model answers as one text of so many characters at the most; null where it has no words that a
 * character may be shown with. Throws what the model does.
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
