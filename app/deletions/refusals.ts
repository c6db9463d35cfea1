import type { deletionRefusals as codes } from '~/domain/deletions/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The responses for this area's refusal codes. */
export const deletionsRefusals = {
  'too-late': { status: 410, message: 'The deletion has begun', key: null },
} as const satisfies RefusalRows<typeof codes>;
