import type { walletRefusals as codes } from '~/domain/wallet/refusals';
import type { RefusalRows } from '../api/refusal-row';

/** What this area's codes are told as. */
export const walletRefusals = {
  'insufficient-balance': {
    status: 402,
    message: 'Insufficient balance',
    key: 'Insufficient balance',
  },
} as const satisfies RefusalRows<typeof codes>;
