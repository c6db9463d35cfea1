import type { strikesRefusals as codes } from '~/domain/strikes/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The API responses for this area's refusals. Pages of staff have strings of their own. */
export const strikesRefusals = {
  'chat-paused': { status: 403, message: 'Chat paused', key: 'Chat paused' },
  'no-such-strike': { status: 404, message: 'Not found', key: 'no such decision' },
  'already-appealed': {
    status: 409,
    message: 'Already appealed',
    key: 'this decision was appealed already',
  },
  'too-late-to-appeal': {
    status: 409,
    message: 'Too late to appeal',
    key: 'this decision can no longer be appealed',
  },
  'already-decided': { status: 409, message: 'Already decided', key: null },
  'more-was-said': { status: 409, message: 'More was said since', key: null },
  'not-for-these-words': { status: 409, message: 'Not for these words', key: null },
  'another-person-required': { status: 403, message: 'Another person is required', key: null },
  'another-team-required': { status: 403, message: 'Another team is required', key: null },
} as const satisfies RefusalRows<typeof codes>;
