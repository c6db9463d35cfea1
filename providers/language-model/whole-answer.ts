import type { LanguageModel, ReplyRequest } from './language-model';

/** Asks for an answer that is read once it is whole; throws what the model throws. */
export async function wholeAnswer(model: LanguageModel, request: ReplyRequest): Promise<string> {
  let answer = '';
  for await (const piece of model.streamReply(request)) answer += piece;
  return answer.trim();
}
