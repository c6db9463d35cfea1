import type { Submission } from '@conform-to/react';
import { data } from '@remix-run/node';
import type { FormError } from '../../forms/form-error';

/**
 * The answer to a form whose attempts are used up for now, or that wants a captcha solved first; what was typed is kept but for the password. */
export function tooManyAttempts<Value>(
  submission: Submission<Value, string[]>,
  { retryAfterSeconds, wantsCaptcha }: { retryAfterSeconds: number; wantsCaptcha?: true },
) {
  const error: FormError = wantsCaptcha ? 'show that you are human' : 'too many attempts';
  const lastResult = submission.reply({ hideFields: ['password'], formErrors: [error] });
  if (wantsCaptcha) return data({ lastResult, wantsCaptcha }, 422);
  return data(
    { lastResult },
    { status: 429, headers: { 'Retry-After': String(retryAfterSeconds) } },
  );
}
