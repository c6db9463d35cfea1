import type { Submission } from '@conform-to/react';
import { data } from '@remix-run/node';

/** The answer to a form whose attempts are used up for now; what was typed is kept but for the password. */
export function tooManyAttempts<Value>(
  submission: Submission<Value, string[]>,
  { retryAfterSeconds }: { retryAfterSeconds: number },
) {
  const lastResult = submission.reply({
    hideFields: ['password'],
    formErrors: ['too many attempts'],
  });
  return data(
    { lastResult },
    { status: 429, headers: { 'Retry-After': String(retryAfterSeconds) } },
  );
}
