import type { SubmissionResult } from '@conform-to/react';

/** The response of a page to one of its forms without a redirect. */
export interface FormResponse {
  /** The intent of the form, if the page has several. */
  intent?: string | undefined;
  /** The input without secrets, and its errors. */
  lastResult?: SubmissionResult<string[]>;
  /** True if the form was accepted. */
  isDone?: boolean;
  /** The connection broke during the request; it may or may not have arrived (`app/kit/connection`). */
  isUnsent?: true | undefined;
  /** True if a captcha must be solved first. */
  wantsCaptcha?: true | undefined;
}
