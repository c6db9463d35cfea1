import type { referralRefusals as codes } from '~/domain/referrals/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The API responses for this area's refusals. */
export const referralsRefusals = {
  'own-referral': { status: 400, message: 'This is your own link', key: null },
} as const satisfies RefusalRows<typeof codes>;
