import type { FormError } from '../forms/form-error';

/** What a code is told as: over HTTP, and on a page; null where no page tells it in a sentence. */
interface RefusalRow {
  status: number;
  message: string;
  key: FormError | null;
}

export type RefusalRows<Codes> = Readonly<Record<keyof Codes, RefusalRow>>;
