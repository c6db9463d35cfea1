import type { mediaRefusals as codes } from '~/domain/media/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** What this area's codes are told as; what is uploaded has no page yet that could be told. */
export const mediaRefusals = {
  'copy-of-removed': { status: 409, message: 'Taken down after a notice', key: null },
} as const satisfies RefusalRows<typeof codes>;
