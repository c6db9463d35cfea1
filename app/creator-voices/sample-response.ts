import type { FormError } from '../kit/i18n/form-error';

/** The answer to an act on a sample. */
export interface SampleResponse {
  /** A sentence that was drawn for a recording. */
  session?: { id: string; emotion: string; sentence: string };
  isKept?: true;
  error?: FormError;
}
