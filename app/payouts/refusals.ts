import type { payoutRefusals as codes } from '~/domain/payouts/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The responses for this area's refusal codes. */
export const payoutsRefusals = {
  'no-such-payout-method': {
    status: 404,
    message: 'Payout method not found',
    key: 'this payout method was removed',
  },
  'no-such-payout': { status: 404, message: 'Payout not found', key: null },
  'no-such-payout-batch': { status: 404, message: 'File of payouts not found', key: null },
  'payout-details': {
    status: 422,
    message: 'A field of the payout method is not right',
    key: 'please enter valid',
  },
  'too-many-payout-methods': {
    status: 409,
    message: 'Too many payout methods',
    key: 'too many payout methods',
  },
  'payout-method-in-use': {
    status: 409,
    message: 'A payout to this method is open',
    key: 'a payout to this method is open',
  },
  'payout-method-not-approved': {
    status: 409,
    message: 'The payout method is not approved',
    key: 'the payout method is not approved',
  },
  'payout-method-decided': { status: 409, message: 'It was decided before', key: null },
  'payout-kind-unavailable': {
    status: 422,
    message: 'Payouts of this kind are not available',
    key: 'payouts of this kind are not available',
  },
  'payout-open': { status: 409, message: 'A payout is open', key: 'a payout is open' },
  'payout-too-small': {
    status: 422,
    message: 'The payout is too small',
    key: 'the payout is too small',
  },
  'payout-exceeds-payable': {
    status: 422,
    message: 'That is more than is payable',
    key: 'that is more than is payable',
  },
  'payout-not-open': { status: 409, message: 'Its state does not allow this', key: null },
  'payout-method-changed': {
    status: 409,
    message: 'The payout method was changed since',
    key: null,
  },
  'payout-held': { status: 409, message: 'The payout is on hold', key: null },
  'payout-needs-another': { status: 403, message: 'Somebody else has to do this', key: null },
  'payout-sum-differs': { status: 422, message: 'That is not the sum of it', key: null },
  'nothing-to-batch': { status: 409, message: 'No payout waits for such a file', key: null },
  'no-paying-account': {
    status: 409,
    message: 'No account that pays is set',
    key: null,
  },
} as const satisfies RefusalRows<typeof codes>;
