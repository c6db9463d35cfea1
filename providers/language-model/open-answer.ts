import { failureOfStatus } from './failure';
import { fitMessages } from './fit-messages';
import { foldSystem } from './fold-system';
import {
  LanguageModelRefused,
  LanguageModelUnavailable,
  type ReplyRequest,
} from './language-model';
import { learnLimits, type Limits } from './learn-limits';
import { readAnswer } from './read-answer';
import { readRetryAfter } from './retry-after';
import { unlessAborted } from './unless-aborted';

export interface Endpoint extends Limits {
  /** Base address including the version, e.g. https://host/v1. */
  url: string;
  key: string;
  model: string;
  /** Milliseconds until the first words, or the first sign of reasoning. */
  firstWordsMs: number;
  /** Milliseconds between words or signs of reasoning. */
  idleMs: number;
  /** Milliseconds for a whole answer. */
  answerMs: number;
}

/**
 * Yields one answer with time limits: if the first words, the next words or the end are late, throws
 * LanguageModelUnavailable. Ending the iteration closes the connection.
 */
export async function* openResponse(
  endpoint: Endpoint,
  request: ReplyRequest,
): AsyncGenerator<string> {
  const attempt = new AbortController();
  const cancel = () => attempt.abort(request.signal?.reason);
  request.signal?.addEventListener('abort', cancel, { once: true });
  if (request.signal?.aborted) cancel();
  const expire = () => attempt.abort(new LanguageModelUnavailable('time-out', 'No words in time'));
  const whole = setTimeout(expire, endpoint.answerMs);
  let idle = setTimeout(expire, endpoint.firstWordsMs);
  try {
    const body = await openStream(endpoint, request, attempt.signal);
    for await (const words of readAnswer(body, {
      signal: attempt.signal,
      onUsage: request.onUsage,
    })) {
      clearTimeout(idle);
      // The model is not idle while the caller processes words; the timer restarts at the next request for
      // words.
      if (words !== '') yield words;
      idle = setTimeout(expire, endpoint.idleMs);
    }
  } catch (error) {
    throw describeFailure(error, attempt.signal);
  } finally {
    clearTimeout(whole);
    clearTimeout(idle);
    request.signal?.removeEventListener('abort', cancel);
    attempt.abort();
  }
}

async function openStream(
  endpoint: Endpoint,
  request: ReplyRequest,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const withUsage = request.onUsage !== undefined && !endpoint.isUsageUnknown;
  const response = await post(endpoint, request, { signal, withUsage });
  if (response.ok && response.body) return response.body;
  const errorText = await readStart(response.body, signal);
  if (learnLimits(endpoint, { status: response.status, text: errorText, withUsage })) {
    return openStream(endpoint, request, signal);
  }
  const retryAfter = readRetryAfter(response.headers.get('retry-after'), new Date());
  throw failureOfStatus(response.status, errorText, retryAfter);
}

function post(
  endpoint: Endpoint,
  request: ReplyRequest,
  { signal, withUsage }: { signal: AbortSignal; withUsage: boolean },
): Promise<Response> {
  const { messages, maxTokens } = shapeFor(endpoint, request);
  const response = fetch(`${endpoint.url.replace(/\/$/, '')}/chat/completions`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${endpoint.key}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'x-request-id': request.requestId,
    },
    body: JSON.stringify({
      model: endpoint.model,
      messages,
      max_tokens: maxTokens,
      ...(request.temperature !== undefined && { temperature: request.temperature }),
      stream: true,
      ...(withUsage && { stream_options: { include_usage: true } }),
    }),
    // A key is only sent to the configured server.
    redirect: 'error',
    signal,
  });
  return unlessAborted(response, signal);
}

/** Returns the request within the limits of the model. */
function shapeFor(endpoint: Endpoint, request: ReplyRequest): ReplyRequest {
  const { contextTokens, hasNoSystemRole } = endpoint;
  const fitting = contextTokens === undefined ? request : fitMessages(request, contextTokens);
  return hasNoSystemRole ? { ...fitting, messages: foldSystem(fitting.messages) } : fitting;
}

/** The maximum of bytes read from an error's body, and the maximum of milliseconds. */
const errorLimit = 16_384;
const errorMs = 1_000;

/** Returns as much of a body as arrives in time; an error need not have an explanation. */
async function readStart(
  body: ReadableStream<Uint8Array> | null,
  signal: AbortSignal,
): Promise<string> {
  const reader = body?.getReader();
  if (!reader) return '';
  const patience = AbortSignal.any([signal, AbortSignal.timeout(errorMs)]);
  const chunks: Uint8Array[] = [];
  try {
    for (let size = 0; size < errorLimit;) {
      const { done, value } = await unlessAborted(reader.read(), patience);
      if (done) break;
      chunks.push(value);
      size += value.length;
    }
  } catch {
    // The part received so far is sufficient.
  }
  void reader.cancel().catch(() => undefined);
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** Returns the reason of an abort; treats every other unknown failure as a network failure. */
function describeFailure(error: unknown, signal: AbortSignal): unknown {
  if (error instanceof LanguageModelRefused || error instanceof LanguageModelUnavailable) {
    return error;
  }
  if (signal.aborted) return signal.reason;
  return new LanguageModelUnavailable('network', 'The connection to the model failed', {
    cause: error,
  });
}
