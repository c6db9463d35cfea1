import type { FormError } from '../i18n/form-error';

/** What a code is told as: over HTTP, and on a page; null where no page tells it in a sentence. */
export interface RefusalRow {
  status: number;
  message: string;
  key: FormError | null;
}

export type RefusalRows<Codes> = Readonly<Record<keyof Codes, RefusalRow>>;
