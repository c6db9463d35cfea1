import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhen,
} from 'cockatiel';
import { LanguageModelRefused, LanguageModelUnavailable } from './language-model';

/** Leave to ask the model; whoever has it says how it went. */
export interface Admission {
  succeed(): void;
  fail(error: unknown): void;
}

/**
 * Spares a server that fails: after `failures` answers in a row that failed nobody is admitted for
 * `openMs`, then one alone, whose answer decides. A refusal of what somebody said is an answer and a
 * caller who leaves is no failure: neither counts. Nor does an answer that is whole and empty, which
 * says something of one conversation and nothing of the others.
 */
export function createAdmission(options: { failures: number; openMs: number }): {
  /** Throws LanguageModelUnavailable, with the time that is left, while nobody is admitted. */
  admit(): Promise<Admission>;
} {
  const breaker = circuitBreaker(handleWhen(isServersFault), {
    halfOpenAfter: options.openMs,
    breaker: new ConsecutiveBreaker(options.failures),
  });
  let closedUntil = 0;
  breaker.onBreak(() => void (closedUntil = Date.now() + options.openMs));
  const shut = (cause?: unknown) =>
    new LanguageModelUnavailable('circuit-open', 'The model is not asked for a while', {
      cause,
      retryAfterMs: Math.max(0, closedUntil - Date.now()),
    });
  return {
    admit: () =>
      new Promise((resolve, reject) => {
        if (breaker.state === CircuitState.HalfOpen) {
          reject(shut());
          return;
        }
        const asked = () =>
          new Promise<void>((succeed, fail) => {
            resolve({ succeed, fail });
          });
        breaker.execute(asked).catch((error: Error) => {
          // Once somebody is admitted, this says nothing to anybody.
          reject(error instanceof BrokenCircuitError ? shut(error) : error);
        });
      }),
  };
}

function isServersFault(error: Error): boolean {
  if (error instanceof LanguageModelRefused) return error.about === 'request';
  return error instanceof LanguageModelUnavailable && error.reason !== 'wordless';
}
