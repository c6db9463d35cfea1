import type { offerRefusals as codes } from '~/domain/offers/refusals';
import type { RefusalRows } from '../api/refusal-row';

/** What this area's codes are told as. */
export const offersRefusals = {
  'no-such-offer': { status: 404, message: 'Offer not found', key: 'Offer not found' },
  'offer-not-for-you': {
    status: 403,
    message: 'This offer is not for you',
    key: 'This offer is not for you',
  },
  'offer-ended': { status: 409, message: 'This offer has ended', key: 'This offer has ended' },
  'offer-used': {
    status: 409,
    message: 'You have used this offer already',
    key: 'You have used this offer already',
  },
  'too-many-packs': {
    status: 409,
    message: 'You have as many packs as you may',
    key: null,
  },
} as const satisfies RefusalRows<typeof codes>;
