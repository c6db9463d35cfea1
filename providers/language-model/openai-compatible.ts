import { createAdmission } from './admission';
import { type LanguageModel, LanguageModelUnavailable } from './language-model';
import { type Endpoint, openResponse } from './open-answer';

export interface ModelOptions {
  /** Base address of the server including its version, e.g. https://host/v1. */
  url: string;
  key: string;
  model: string;
  /**
   * Milliseconds until the first words or the first sign of reasoning, including the connection; 12 s by
   * default.
   */
  firstWordsMs?: number;
  /** The longest pause between words or signs of reasoning, in milliseconds; 10 s by default. */
  idleMs?: number;
  /** Milliseconds for a whole answer; 60 s by default. */
  answerMs?: number;
  /** The tokens of a prompt and its answer together; unlimited by default. Refusals can lower it. */
  contextTokens?: number | undefined;
  /** Consecutive failures that open the circuit (5), and the time that it stays open (10 s). */
  circuit?: { failures: number; openMs: number };
}

/**
 * Creates a client of any server with OpenAI's chat completions. It makes one attempt per reply; the code
 * that stores the reply decides about retries. While the circuit is open, every reply fails immediately and
 * the server gets no requests.
 */
export function createOpenAiCompatibleModel(options: ModelOptions): LanguageModel {
  const endpoint: Endpoint = {
    url: options.url,
    key: options.key,
    model: options.model,
    firstWordsMs: options.firstWordsMs ?? 12_000,
    idleMs: options.idleMs ?? 10_000,
    answerMs: options.answerMs ?? 60_000,
    contextTokens: options.contextTokens,
  };
  const circuit = createAdmission(options.circuit ?? { failures: 5, openMs: 10_000 });

  return {
    contextTokens: () => endpoint.contextTokens,
    async *streamReply(request) {
      const admission = await circuit.admit();
      let hasWords = false;
      try {
        for await (const words of openResponse(endpoint, request)) {
          hasWords = true;
          yield words;
        }
        if (!hasWords) throw new LanguageModelUnavailable('wordless', 'The answer had no words');
      } catch (error) {
        admission.fail(error);
        throw error;
      } finally {
        admission.succeed();
      }
    },
  };
}
