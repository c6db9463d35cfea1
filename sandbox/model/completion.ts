import { randomUUID } from 'node:crypto';
import type { CompletionRequest } from './protocol';

export interface Completion {
  id: string;
  created: number;
  model: string;
  /** The reply in the pieces it is streamed in: a word with the space before it. */
  pieces: string[];
  finishReason: 'stop' | 'length';
  usage: { prompt_tokens: number; completion_tokens: number; total_tokens: number };
}

/** Cuts a reply to the asked length and counts, at about four characters a token. */
export function complete(request: CompletionRequest, reply: string): Completion {
  const limit = request.max_completion_tokens ?? request.max_tokens ?? Number.POSITIVE_INFINITY;
  const all = reply.match(/(?<!\s)\s*\S+/g) ?? [];
  const pieces: string[] = [];
  let completionTokens = 0;
  for (const piece of all) {
    const tokens = countTokens(piece);
    if (completionTokens + tokens > limit) break;
    completionTokens += tokens;
    pieces.push(piece);
  }
  const promptTokens = request.messages.reduce(
    (sum, message) => sum + countTokens(message.content) + 4,
    0,
  );
  return {
    id: `chatcmpl-${randomUUID().replaceAll('-', '')}`,
    created: Math.floor(Date.now() / 1000),
    model: request.model,
    pieces,
    finishReason: pieces.length < all.length ? 'length' : 'stop',
    usage: {
      prompt_tokens: promptTokens,
      completion_tokens: completionTokens,
      total_tokens: promptTokens + completionTokens,
    },
  };
}

function countTokens(text: string): number {
  return Math.ceil(text.length / 4);
}

/** The answer to a request that did not ask for a stream. */
export function wholeAnswer(completion: Completion) {
  return {
    id: completion.id,
    object: 'chat.completion',
    created: completion.created,
    model: completion.model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: completion.pieces.join(''), refusal: null },
        logprobs: null,
        finish_reason: completion.finishReason,
      },
    ],
    usage: completion.usage,
  };
}

/** One chunk of a streamed answer. */
export function chunk(
  completion: Completion,
  delta: { role?: 'assistant'; content?: string },
  finishReason: Completion['finishReason'] | null = null,
) {
  return {
    ...chunkHead(completion),
    choices: [{ index: 0, delta, logprobs: null, finish_reason: finishReason }],
  };
}

/** The chunk after the last words that carries the counts, sent when the request asks for it. */
export function usageChunk(completion: Completion) {
  return { ...chunkHead(completion), choices: [], usage: completion.usage };
}

function chunkHead({ id, created, model }: Completion) {
  return { id, object: 'chat.completion.chunk', created, model };
}
