import { setTimeout as delay } from 'node:timers/promises';
import { BrokenCircuitError, circuitBreaker, ConsecutiveBreaker, handleType } from 'cockatiel';
import { type LanguageModel, LanguageModelUnavailable } from './language-model';
import { type Endpoint, openAnswer } from './open-answer';
import { retryDelay } from './retry-delay';

interface ModelOptions {
  /** Base address of the server, its version included, e.g. https://host/v1. */
  url: string;
  key: string;
  model: string;
  /** Milliseconds until the first words, connecting included; 12 s by default. */
  firstWordsMs?: number;
  /** Longest pause between words, in milliseconds; 10 s by default. */
  idleMs?: number;
  /** Attempts at one reply, 3 by default. */
  attempts?: number;
  /** Waits between attempts, in milliseconds; 250 doubling up to 4,000 by default. */
  backoff?: { baseMs: number; capMs: number };
  /** Failed attempts in a row that open the circuit (5), and how long it stays open (10 s). */
  circuit?: { failures: number; openMs: number };
  /** For the jitter; Math.random by default. */
  random?: () => number;
}

/**
 * Speaks to any server with OpenAI's chat completions. Attempts are repeated only while nothing has
 * been yielded; while the circuit is open every reply fails at once and the server is left alone.
 */
export function createOpenAiCompatibleModel(options: ModelOptions): LanguageModel {
  const {
    attempts = 3,
    backoff = { baseMs: 250, capMs: 4_000 },
    circuit = { failures: 5, openMs: 10_000 },
    random = Math.random,
  } = options;
  const endpoint: Endpoint = {
    url: options.url,
    key: options.key,
    model: options.model,
    firstWordsMs: options.firstWordsMs ?? 12_000,
    idleMs: options.idleMs ?? 10_000,
  };
  // A refusal is an answer and a caller who leaves is no failure: neither counts against the server.
  const breaker = circuitBreaker(handleType(LanguageModelUnavailable), {
    halfOpenAfter: circuit.openMs,
    breaker: new ConsecutiveBreaker(circuit.failures),
  });

  return {
    async *streamReply(request) {
      for (let attempt = 0; ; attempt += 1) {
        const answer = openAnswer(endpoint, request);
        let words: IteratorResult<string>;
        try {
          words = await breaker.execute(() => firstWords(answer));
        } catch (error) {
          if (error instanceof BrokenCircuitError) throw circuitOpen(error);
          if (!(error instanceof LanguageModelUnavailable) || attempt + 1 >= attempts) throw error;
          const waitMs = retryDelay(attempt, error.retryAfterMs, backoff, random);
          if (waitMs === null) throw error;
          await wait(waitMs, request.signal);
          continue;
        }
        try {
          for (; !words.done; words = await answer.next()) yield words.value;
          return;
        } finally {
          await answer.return(undefined);
        }
      }
    },
  };
}

/** An answer without a single word is a failure like no answer. */
async function firstWords(answer: AsyncGenerator<string>): Promise<IteratorResult<string>> {
  const first = await answer.next();
  if (first.done) throw new LanguageModelUnavailable('broken-off', 'The answer had no words');
  return first;
}

function circuitOpen(cause: BrokenCircuitError): LanguageModelUnavailable {
  return new LanguageModelUnavailable('circuit-open', 'The model is not asked for a while', {
    cause,
  });
}

async function wait(ms: number, signal: AbortSignal | undefined): Promise<void> {
  await delay(ms, undefined, signal && { signal }).catch((error: unknown) => {
    signal?.throwIfAborted();
    throw error;
  });
}
