import type { caseRefusals as codes } from '~/domain/cases/refusals';
import type { RefusalRows } from '../api/refusal-row';

/** What this area's codes are told as. */
export const casesRefusals = {
  'no-such-case': { status: 404, message: 'Not found', key: 'no such case' },
} as const satisfies RefusalRows<typeof codes>;
