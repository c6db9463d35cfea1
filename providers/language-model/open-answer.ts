import {
  LanguageModelRefused,
  LanguageModelUnavailable,
  type ReplyRequest,
} from './language-model';
import { readDeltas } from './read-deltas';
import { readRetryAfter } from './retry-delay';

export interface Endpoint {
  /** Base address, the version included, e.g. https://host/v1. */
  url: string;
  key: string;
  model: string;
  /** Milliseconds until the first words. */
  firstWordsMs: number;
  /** Milliseconds between words. */
  idleMs: number;
}

/**
 * One attempt at an answer, watched: no first words or no next words in time end it with
 * LanguageModelUnavailable. Ending the iteration closes the connection.
 */
export async function* openAnswer(
  endpoint: Endpoint,
  request: ReplyRequest,
): AsyncGenerator<string> {
  const attempt = new AbortController();
  const cancel = () => attempt.abort(request.signal?.reason);
  request.signal?.addEventListener('abort', cancel, { once: true });
  if (request.signal?.aborted) cancel();
  const expire = () => attempt.abort(new LanguageModelUnavailable('time-out', 'No words in time'));
  const watch = setTimeout(expire, endpoint.firstWordsMs);
  let idle: NodeJS.Timeout | undefined;
  try {
    const body = await ask(endpoint, request, attempt.signal);
    for await (const delta of readDeltas(body)) {
      clearTimeout(watch);
      clearTimeout(idle);
      // While the caller works on the words the model is not idle; the clock starts when it asks on.
      yield delta;
      idle = setTimeout(expire, endpoint.idleMs);
    }
  } catch (error) {
    throw describeFailure(error, attempt.signal);
  } finally {
    clearTimeout(watch);
    clearTimeout(idle);
    request.signal?.removeEventListener('abort', cancel);
    attempt.abort();
  }
}

async function ask(
  endpoint: Endpoint,
  request: ReplyRequest,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const response = await fetch(`${endpoint.url.replace(/\/$/, '')}/chat/completions`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${endpoint.key}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'x-request-id': request.requestId,
    },
    body: JSON.stringify({
      model: endpoint.model,
      messages: request.messages,
      max_tokens: request.maxTokens,
      ...(request.temperature !== undefined && { temperature: request.temperature }),
      stream: true,
    }),
    // A key is sent to the configured server alone.
    redirect: 'error',
    signal,
  });
  if (response.ok && response.body) return response.body;
  await response.body?.cancel();
  throw refusalOf(response);
}

function refusalOf(response: Response): LanguageModelRefused | LanguageModelUnavailable {
  const { status } = response;
  const worthAnotherTry = status === 408 || status === 409 || status === 429 || status >= 500;
  if (!worthAnotherTry && !response.ok) {
    return new LanguageModelRefused(`The model answered ${status}`, status);
  }
  return new LanguageModelUnavailable('status', `The model answered ${status}`, {
    retryAfterMs: readRetryAfter(response.headers.get('retry-after'), new Date()),
  });
}

/** An abort speaks through its reason; every other unknown failure is the network's. */
function describeFailure(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  if (error instanceof LanguageModelRefused || error instanceof LanguageModelUnavailable) {
    return error;
  }
  return new LanguageModelUnavailable('network', 'The connection to the model failed', {
    cause: error,
  });
}
