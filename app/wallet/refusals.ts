import type { walletRefusals as codes } from '~/domain/wallet/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The API responses for this area's refusals. */
export const walletRefusals = {
  'insufficient-balance': {
    status: 402,
    message: 'Insufficient balance',
    key: null,
  },
  'spending-limit': {
    status: 409,
    message: 'Spending limit reached',
    key: 'Spending limit reached',
  },
  'confirmation-needed': { status: 409, message: 'Confirmation needed', key: null },
} as const satisfies RefusalRows<typeof codes>;
