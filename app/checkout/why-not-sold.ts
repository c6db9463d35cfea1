import type { CheckoutAsk } from '~/domain/checkout/schema';
import type { openCheckout } from '~/domain/checkout/open-checkout';
import type { ModalName } from '../kit/modals/modal-name';

type Refused = Extract<Awaited<ReturnType<typeof openCheckout>>, { ok: false }>['reason'];

/** Sentences of `checkout`, where more can be said than that it is not there. */
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

/** Why something is not sold to whoever asks for it. */
export const whyNotSold = (reason: Refused) =>
  reason in sentences ? sentences[reason as keyof typeof sentences] : 'problem.offer';

/** What is sold instead of what there is no more; null where it is one of a kind. */
export const soldInstead = ({ variant }: CheckoutAsk): ModalName | null =>
  variant === 'tokens' ? 'buyTokenModal' : variant === 'subscriptions' ? 'becomePremium' : null;
