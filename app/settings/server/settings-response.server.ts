import type { SubmissionResult } from '@conform-to/react';
import { data } from '@remix-run/node';
import type { SettingsResponse } from '../use-settings-form';

/** Answers one form of a page that has several. */
export function settingsResponse(
  intent: string,
  lastResult: SubmissionResult<string[]>,
  refusedWith = 400,
) {
  // A form that is emptied, too, has been taken.
  const isDone = lastResult.status === 'success' || lastResult.initialValue === null;
  return data<SettingsResponse>({ intent, lastResult, isDone }, isDone ? 200 : refusedWith);
}
