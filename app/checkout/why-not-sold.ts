import type { CheckoutRequest } from '~/domain/checkout/schema';
import type { openCheckout } from '~/domain/checkout/open-checkout';
import type { ModalName } from '../kit/modals/modal-name';

type Refused = Extract<Awaited<ReturnType<typeof openCheckout>>, { ok: false }>['reason'];

/** Strings of `checkout` for refusals with a more specific text than "not available". */
const sentences = {
  'already-member': 'problem.member',
  'already-open': 'problem.owned',
  'bonus-offer-over': 'problem.over',
  'no-such-plan': 'problem.plan',
  'offer-ended': 'problem.ended',
  'offer-not-for-you': 'problem.others',
  'offer-used': 'problem.used',
  'special-offer-over': 'problem.over',
} as const satisfies Partial<Record<Refused, string>>;

/** Returns the string that explains why a product is not sold. */
export const whyNotSold = (reason: Refused) =>
  reason in sentences ? sentences[reason as keyof typeof sentences] : 'problem.offer';

/** Returns the modal with alternatives to an unavailable product; null if there are none. */
export const soldInstead = ({ variant }: CheckoutRequest): ModalName | null =>
  variant === 'tokens' ? 'buyTokenModal' : variant === 'subscriptions' ? 'becomePremium' : null;
