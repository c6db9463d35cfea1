import type { offerRefusals as codes } from '~/domain/offers/refusals';
import type { RefusalRows } from '../kit/http/refusal-row';

/** The API responses for this area's refusals. */
export const offersRefusals = {
  'no-such-offer': { status: 404, message: 'Offer not found', key: null },
  'offer-not-for-you': {
    status: 403,
    message: 'This offer is not for you',
    key: null,
  },
  'offer-ended': { status: 409, message: 'This offer has ended', key: null },
  'offer-used': {
    status: 409,
    message: 'You have used this offer already',
    key: null,
  },
  'too-many-packs': {
    status: 409,
    message: 'You have as many packs as you may',
    key: null,
  },
} as const satisfies RefusalRows<typeof codes>;
