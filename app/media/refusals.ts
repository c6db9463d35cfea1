import type { mediaRefusals as codes } from '~/domain/media/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The API responses for this area's refusals. Uploads have no page yet that could show the message. */
export const mediaRefusals = {
  'copy-of-removed': { status: 409, message: 'Taken down after a notice', key: null },
} as const satisfies RefusalRows<typeof codes>;
