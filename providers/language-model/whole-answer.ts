import type { LanguageModel, ReplyRequest } from './language-model';

/** Requests an answer and returns it when complete; throws what the model throws. */
export async function wholeAnswer(model: LanguageModel, request: ReplyRequest): Promise<string> {
  let answer = '';
  for await (const piece of model.streamReply(request)) answer += piece;
  return answer.trim();
}
