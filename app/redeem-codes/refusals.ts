import type { redeemCodeRefusals as codes } from '~/domain/redeem-codes/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The responses for this area's refusal codes. */
export const redeemCodesRefusals = {
  'code-unknown': { status: 404, message: 'There is no such code', key: 'no such redeem code' },
  'code-used': { status: 409, message: 'This code is used', key: 'the redeem code is used' },
  'code-expired': {
    status: 409,
    message: 'This code has expired',
    key: 'the redeem code has expired',
  },
  'code-not-yet': {
    status: 409,
    message: 'This code is not valid yet',
    key: 'the redeem code is not valid yet',
  },
  'code-not-for-account': {
    status: 409,
    message: 'This code is for new accounts',
    key: 'the redeem code is for new accounts',
  },
  'code-had-already': {
    status: 409,
    message: 'You have already redeemed it',
    key: 'you have redeemed this code already',
  },
  'no-such-batch': { status: 404, message: 'There is no such batch', key: null },
  'codes-issued': { status: 409, message: 'Its codes were shown before', key: null },
  'batch-times': { status: 422, message: 'Its end is too early', key: null },
} as const satisfies RefusalRows<typeof codes>;
