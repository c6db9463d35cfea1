import type { sessionRefusals as codes } from '~/domain/sessions/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The API responses for this area's refusals. */
export const sessionsRefusals = {
  'no-session': { status: 401, message: 'Unauthorized', key: null },
  'proof-required': {
    status: 403,
    message: 'Show first that it is you',
    key: 'Show first that it is you',
  },
  'session-not-known': { status: 401, message: 'Unauthorized', key: null },
  'session-expired': { status: 401, message: 'Unauthorized', key: null },
  'session-revoked': { status: 401, message: 'Unauthorized', key: null },
  'session-reused': { status: 401, message: 'Unauthorized', key: null },
} as const satisfies RefusalRows<typeof codes>;
