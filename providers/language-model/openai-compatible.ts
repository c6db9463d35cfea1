import { createAdmission } from './admission';
import { type LanguageModel, LanguageModelUnavailable } from './language-model';
import { type Endpoint, openResponse } from './open-answer';

interface ModelOptions {
  /** Base address of the server, its version included, e.g. https://host/v1. */
  url: string;
  key: string;
  model: string;
  /** Milliseconds until the first words or the first sign of thought, connecting included; 12 s. */
  firstWordsMs?: number;
  /** Longest pause between words or signs of thought, in milliseconds; 10 s by default. */
  idleMs?: number;
  /** Milliseconds a whole answer may take; 60 s by default. */
  answerMs?: number;
  /** Failed answers in a row that open the circuit (5), and how long it stays open (10 s). */
  circuit?: { failures: number; openMs: number };
}

/**
 * Speaks to any server with OpenAI's chat completions, and asks it once for each reply: when to ask
 * again is decided where the reply is kept. While the circuit is open every reply fails at once and
 * the server is left alone.
 */
export function createOpenAiCompatibleModel(options: ModelOptions): LanguageModel {
  const endpoint: Endpoint = {
    url: options.url,
    key: options.key,
    model: options.model,
    firstWordsMs: options.firstWordsMs ?? 12_000,
    idleMs: options.idleMs ?? 10_000,
    answerMs: options.answerMs ?? 60_000,
  };
  const circuit = createAdmission(options.circuit ?? { failures: 5, openMs: 10_000 });

  return {
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
