import { useModalData } from '../../kit/modals/use-modal-data';
import { useOfferOnClose } from '../../offers/use-offer-on-close';
import { PlansPane } from '../plans-pane';
import { PremiumBenefits } from '../premium-benefits';
import { PremiumPromise } from '../../offers/premium-promise';
import type { readPlansModal } from '../server/read-premium-modals.server';
import { useCheckoutSource } from '../../checkout/use-checkout-source';

/** Shows the plans of Premium, its benefits, and the total of the selected plan. */
export default function BecomePremium() {
  const offer = useModalData<typeof readPlansModal>();
  const source = useCheckoutSource('subscription_plans_popup');
  useOfferOnClose('premium', offer.data?.closing);
  return (
    <PlansPane
      offer={offer}
      source={source}
      promise={
        <>
          <PremiumPromise headline="plans.headline" />
          {offer.data && <PremiumBenefits gives={offer.data.gives} look="told" className="mt-5" />}
        </>
      }
    />
  );
}
