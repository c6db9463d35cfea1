import { useTranslation } from 'react-i18next';
import { ModalTitle } from '../../kit/modals/modal-title';
import { useModalData } from '../../kit/modals/use-modal-data';
import { useCheckoutSource } from '../../checkout/use-checkout-source';
import { PurseLine } from '../../wallet/purse-line';
import { PacksForYou } from '../packs-for-you';
import type { readSmartPacksModal } from '../server/read-offer-modals.server';

/**
 * Shown when the balance is low: the balance, the smallest ordinary pack that suffices and a pack made for
 * the need.
 */
export default function SuggestedTokensOfferModal() {
  const { t } = useTranslation('offers');
  const offer = useModalData<typeof readSmartPacksModal>();
  const source = useCheckoutSource('smart_tokens_packs_popup');
  return (
    <PacksForYou
      offer={offer}
      source={source}
      plainLabel={t('smart.need')}
      plainFor={offer.data?.needed}
    >
      <ModalTitle className="type-title pe-12">{t('low.title')}</ModalTitle>
      {offer.data && (
        <p className="text-fg-2 mt-2">
          <PurseLine balance={offer.data.balance} />
        </p>
      )}
    </PacksForYou>
  );
}
