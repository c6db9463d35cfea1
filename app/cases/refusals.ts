import type { caseRefusals as codes } from '~/domain/cases/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The responses for this area's refusal codes. */
export const casesRefusals = {
  'no-such-case': { status: 404, message: 'Not found', key: 'no such case' },
  'too-many-open-reports': {
    status: 429,
    message: 'As many of your reports are open as one person may have',
    key: 'too many open reports',
  },
  'case-resolved': { status: 409, message: 'Answered already', key: null },
  'answer-missing': { status: 400, message: 'Write or choose an answer', key: null },
  'answer-name-taken': { status: 409, message: 'Another answer has this name', key: null },
} as const satisfies RefusalRows<typeof codes>;
