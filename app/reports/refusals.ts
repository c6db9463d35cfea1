import type { reportsRefusals as codes } from '~/domain/reports/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The responses for this area's refusal codes. */
export const reportsRefusals = {
  'nothing-to-remove': { status: 422, message: 'Nothing of it can be removed', key: null },
} as const satisfies RefusalRows<typeof codes>;
