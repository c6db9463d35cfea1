import { useTranslation } from 'react-i18next';
import { ModalTitle } from '../../kit/modals/modal-title';
import { useModalData } from '../../kit/modals/use-modal-data';
import { useCheckoutSource } from '../../checkout/use-checkout-source';
import { PurseLine } from '../../wallet/purse-line';
import { Badge } from '../../kit/ui/marks/badge';
import { BrandMark } from '../../kit/ui/marks/brand-mark';
import { OfferBackdrop } from '../offer-backdrop';
import { PacksForYou } from '../packs-for-you';
import type { readSmartPacksModal } from '../server/read-offer-modals.server';

/** Shown when the person has too few tokens for what they wanted to do. */
export default function SmartTokenPackModal() {
  const { t } = useTranslation('offers');
  const offer = useModalData<typeof readSmartPacksModal>();
  const source = useCheckoutSource('smart_tokens_packs_popup');
  return (
    <OfferBackdrop backdrop={offer.data?.backdrop}>
      <PacksForYou
        offer={offer}
        source={source}
        plainLabel={t('smart.need')}
        plainFor={offer.data?.needed}
      >
        <p className="mb-3 flex items-center gap-2.5">
          <BrandMark className="size-7" />
          {offer.data?.isPremium && (
            <Badge kind="premium" icon="gem">
              {t('premium')}
            </Badge>
          )}
        </p>
        <ModalTitle className="type-title pe-12">{t('smart.title')}</ModalTitle>
        {offer.data && (
          <p className="text-fg-2 mt-2">
            <PurseLine balance={offer.data.balance} />
          </p>
        )}
      </PacksForYou>
    </OfferBackdrop>
  );
}
