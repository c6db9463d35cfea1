import { useModalData } from '../../kit/modals/use-modal-data';
import { OfferEnds } from '../../offers/offer-ends';
import { PlansPane } from '../plans-pane';
import { PremiumPromise } from '../../offers/premium-promise';
import type { readStartChatModal } from '../server/read-premium-modals.server';
import { useCheckoutSource } from '../../checkout/use-checkout-source';

/**
 * Shows the plans to a person who wants to start a chat, with the remaining time of an offer if one runs.
 */
export default function BecomePremiumToStartChatPlans() {
  const offer = useModalData<typeof readStartChatModal>();
  const source = useCheckoutSource('become_premium_to_start_chat_benefits');
  const clock = offer.data?.runningOffer;
  return (
    <PlansPane
      offer={offer}
      source={source}
      promise={<PremiumPromise headline="chat.headline" />}
      note={clock && <OfferEnds clock={clock} say="runs" />}
    />
  );
}
