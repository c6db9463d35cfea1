import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhen,
} from 'cockatiel';
import { LanguageModelRefused, LanguageModelUnavailable } from './language-model';

/** A permission to call the model; its holder reports the result. */
export interface Admission {
  succeed(): void;
  fail(error: unknown): void;
}

/**
 * Creates a circuit breaker that protects a failing server: after `failures` consecutive failures it
 * rejects calls for `openMs`, then admits one, whose result decides. Refusals of content, cancellations by
 * the caller and complete but empty answers do not count; an empty answer concerns only one conversation.
 */
export function createAdmission(options: { failures: number; openMs: number }): {
  /** Admits a call. Throws LanguageModelUnavailable with the remaining time while the circuit is open. */
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
        const attempt = () =>
          new Promise<void>((succeed, fail) => {
            resolve({ succeed, fail });
          });
        breaker.execute(attempt).catch((error: Error) => {
          // Has no effect once the call is admitted.
          reject(error instanceof BrokenCircuitError ? shut(error) : error);
        });
      }),
  };
}

function isServersFault(error: Error): boolean {
  if (error instanceof LanguageModelRefused) return error.about === 'request';
  return error instanceof LanguageModelUnavailable && error.reason !== 'wordless';
}
