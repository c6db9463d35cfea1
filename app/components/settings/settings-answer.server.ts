import type { SubmissionResult } from '@conform-to/react';
import { data } from '@remix-run/node';
import type { SettingsAnswer } from './use-settings-form';

/** Answers one form of a page that has several. */
export function settingsAnswer(
  intent: string,
  lastResult: SubmissionResult<string[]>,
  status = lastResult.status === 'success' ? 200 : 400,
) {
  return data<SettingsAnswer>({ intent, lastResult }, status);
}
