import type { booksRefusals as codes } from '~/domain/books/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The responses for this area's refusal codes. */
export const booksRefusals = {
  'no-such-difference': { status: 404, message: 'There is no such open difference', key: null },
  'no-such-month': { status: 404, message: 'There is no such month', key: null },
} as const satisfies RefusalRows<typeof codes>;
