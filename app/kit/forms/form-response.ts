import type { SubmissionResult } from '@conform-to/react';

/** What a page says to one of its forms when it does not lead on. */
export interface FormResponse {
  /** Which of the page's forms was sent, where it has several. */
  intent?: string | undefined;
  /** What was typed, but for secrets, and what is wrong with it. */
  lastResult?: SubmissionResult<string[]>;
  /** It was taken. */
  isDone?: boolean;
  /** The line broke on its way; nobody knows whether it arrived (`app/kit/connection`). */
  isUnsent?: true | undefined;
  /** It is taken once somebody has shown that they are human. */
  wantsCaptcha?: true | undefined;
}
