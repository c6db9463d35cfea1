import { useTranslation } from 'react-i18next';
import { tokensItem } from '../../analytics/money-events';
import { useReportView } from '../../analytics/use-report-view';
import { ModalFailure } from '../../kit/modals/modal-failure';
import { ModalTitle } from '../../kit/modals/modal-title';
import { useModalData } from '../../kit/modals/use-modal-data';
import { useCheckoutSource } from '../../checkout/use-checkout-source';
import { PurseLine } from '../../wallet/purse-line';
import { PackCard } from '../pack-card';
import { PackChoices, PackSkeletons } from '../pack-choices';
import type { readPacksModal } from '../server/read-offer-modals.server';
import { useOfferOnClose } from '../use-offer-on-close';

const sides = 'px-4 md:px-8.5';

/** Shows all packs, the smallest first. */
export default function BuyTokenModal() {
  const { t } = useTranslation('offers');
  const { data, hasFailed, retry } = useModalData<typeof readPacksModal>();
  const source = useCheckoutSource('tokens_packs_popup');
  useOfferOnClose('tokens', data?.closing);
  useReportView(data?.packs.map(({ amount, price }) => tokensItem(amount, price)));
  return (
    <>
      <div className={`${sides} pt-8 pb-5`}>
        <ModalTitle className="type-title pe-12">{t('buy.title')}</ModalTitle>
        {data && (
          <p className="text-fg-2 mt-2">
            <PurseLine balance={data.balance} />
          </p>
        )}
      </div>
      {hasFailed && <ModalFailure onRetry={retry} className={sides} />}
      {!data && !hasFailed && <PackSkeletons className={sides} />}
      {data?.packs.length === 0 && (
        <p className={`${sides} text-fg-2 pb-12 text-center`}>{t('buy.none')}</p>
      )}
      {data && data.packs.length > 0 && (
        <PackChoices {...data} source={source} layout="grid" className={sides}>
          {(choice) => <PackCard key={choice.pack.id} {...choice} />}
        </PackChoices>
      )}
    </>
  );
}
