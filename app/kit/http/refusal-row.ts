import type { FormError } from '../i18n/form-error';

/**
 * The status and message of a code over HTTP, and the key of its sentence on a page; null if no page shows
 * it.
 */
export interface RefusalRow {
  status: number;
  message: string;
  key: FormError | null;
}

export type RefusalRows<Codes> = Readonly<Record<keyof Codes, RefusalRow>>;
