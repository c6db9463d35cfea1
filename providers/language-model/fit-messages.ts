import type { ModelMessage, ReplyRequest } from './language-model';

/** Bytes of UTF-8 per token: fewer than most tokenizers have, so that the estimate is rather too high. */
const bytesPerToken = 3;
const tokensPerMessage = 4;
/** The maximum share of a model's context for the answer. */
const answerShare = 0.5;

const tokensOf = ({ content }: ModelMessage): number =>
  Math.ceil(Buffer.byteLength(content) / bytesPerToken) + tokensPerMessage;

/**
 * Returns the request cut to a model's context, prompt and answer together: the oldest messages of the
 * conversation are left out first, then the ends of the longest texts. Servers that get more either refuse
 * it or cut the beginning, which contains the rules.
 */
export function fitMessages(request: ReplyRequest, contextTokens: number): ReplyRequest {
  const maxTokens = Math.min(request.maxTokens, Math.floor(contextTokens * answerShare));
  const limit = contextTokens - maxTokens;
  const counted = request.messages.map((message) => ({ message, tokens: tokensOf(message) }));
  let excess = counted.reduce((sum, { tokens }) => sum + tokens, 0) - limit;
  const kept = counted.filter(({ message, tokens }, index) => {
    const isNeeded = message.role === 'system' || index === counted.length - 1;
    if (excess <= 0 || isNeeded) return true;
    excess -= tokens;
    return false;
  });
  const messages = kept.map(({ message }) => message);
  return { ...request, maxTokens, messages: excess > 0 ? cutLongest(messages, limit) : messages };
}

/** Cuts messages that are longer than an equal share of the limit to this share. */
function cutLongest(messages: readonly ModelMessage[], limit: number): ModelMessage[] {
  let left = limit;
  const bySize = [...messages].sort((one, other) => tokensOf(one) - tokensOf(other));
  const cut = new Map(
    bySize.map((message, index) => {
      const share = Math.floor(left / (bySize.length - index));
      const content = tokensOf(message) <= share ? message.content : cutTo(message.content, share);
      left -= tokensOf({ ...message, content });
      return [message, { ...message, content }];
    }),
  );
  return messages.map((message) => cut.get(message) ?? message);
}

/** Returns the beginning of a text that has at most as many tokens, in whole characters. */
function cutTo(text: string, tokens: number): string {
  let bytes = Math.max(0, tokens - tokensPerMessage) * bytesPerToken;
  let length = 0;
  for (const character of text) {
    bytes -= Buffer.byteLength(character);
    if (bytes < 0) break;
    length += character.length;
  }
  return text.slice(0, length);
}
