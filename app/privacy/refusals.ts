import type { privacyRefusals as codes } from '~/domain/privacy/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The API responses for this area's refusals. */
export const privacyRefusals = {
  'export-in-progress': { status: 409, message: 'An export is being made', key: null },
  'export-too-soon': { status: 429, message: 'An export was made a moment ago', key: null },
  'export-expired': { status: 410, message: 'This export has expired', key: null },
} as const satisfies RefusalRows<typeof codes>;
