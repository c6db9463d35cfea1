import type { fanclubRefusals as codes } from '~/domain/fanclubs/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The responses for this area's refusal codes. */
export const fanclubsRefusals = {
  'no-such-club': { status: 404, message: 'There is no such fan club', key: null },
  'no-such-club-plan': { status: 404, message: 'There is no such plan', key: null },
  'no-such-membership': { status: 404, message: 'You do not belong to this fan club', key: null },
  'already-member': { status: 409, message: 'You belong to this fan club already', key: null },
  'own-club': { status: 422, message: 'This fan club is your own', key: null },
  'club-is-free': { status: 422, message: 'This fan club is free', key: null },
  'club-not-for-money': { status: 422, message: 'This fan club is not sold for money', key: null },
  'club-not-for-tokens': {
    status: 422,
    message: 'This fan club is not joined with tokens',
    key: null,
  },
  'club-price-changed': { status: 409, message: 'The price has changed', key: null },
  'membership-over': { status: 409, message: 'This membership has ended', key: null },
  'club-plan-exists': { status: 409, message: 'There is such a plan already', key: null },
} as const satisfies RefusalRows<typeof codes>;
