import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckoutSource } from '~/domain/checkout/schema';
import { tokensItem } from '../analytics/money-events';
import { useReportView } from '../analytics/use-report-view';
import { ModalFailure } from '../kit/modals/modal-failure';
import { ModalLink } from '../kit/modals/modal-link';
import { useOpenModal } from '../kit/modals/open-modal-context';
import { buttonClass } from '../kit/ui/buttons/button-class';
import type { OfferedPack } from './offered-pack';
import { PackChoices, PackSkeletons } from './pack-choices';
import { SmartPackCard } from './smart-pack-card';

const sides = 'px-5 md:px-8.5';

interface PacksForYouProps {
  /** The data of the open modal (`useModalData`). */
  offer: {
    data:
      | {
          packs: readonly OfferedPack[];
          preselected: string | null;
          isPremium: boolean;
          balance: number;
        }
      | undefined;
    hasFailed: boolean;
    retry: () => void;
  };
  source: CheckoutSource;
  /** Content above the packs: the offer, and its reason or end. */
  children: ReactNode;
  /** The label of each pack, e.g. that it is a special offer. */
  eyebrow?: string | undefined;
  /** The label of packs without a bonus, or only of the pack with the id in `plainFor`. */
  plainLabel: string;
  plainFor?: string | null | undefined;
}

/** Shows packs that were made or reduced for the person. The modal closes if there are none. */
export function PacksForYou(props: PacksForYouProps) {
  const { offer, source, children, eyebrow, plainLabel, plainFor } = props;
  const { data, hasFailed, retry } = offer;
  useCloseWithout(data?.packs);
  useReportView(data?.packs.map(({ amount, price }) => tokensItem(amount, price)));
  return (
    <>
      <div className={`${sides} pt-8 pb-5 md:pt-11`}>{children}</div>
      {hasFailed && <ModalFailure onRetry={retry} className={sides} />}
      {!data && !hasFailed && <PackSkeletons className={sides} />}
      {data?.packs.length === 0 && <NothingForYou />}
      {data && data.packs.length > 0 && (
        <PackChoices {...data} source={source} layout="rows" className={sides}>
          {(choice) => (
            <SmartPackCard
              key={choice.pack.id}
              {...choice}
              eyebrow={eyebrow}
              plainLabel={
                plainFor === undefined || plainFor === choice.pack.id ? plainLabel : undefined
              }
            />
          )}
        </PackChoices>
      )}
    </>
  );
}

/** Closes the open modal once the loaded list of packs is empty. */
function useCloseWithout(packs: readonly OfferedPack[] | undefined): void {
  const { close } = useOpenModal();
  const isEmpty = packs?.length === 0;
  useEffect(() => {
    if (isEmpty) close();
  }, [isEmpty, close]);
}

/** Shown without scripts, which would close the modal. */
function NothingForYou() {
  const { t } = useTranslation('offers');
  return (
    <div className={`${sides} pb-7`}>
      <p className="text-fg-2 mb-5">{t('over')}</p>
      <ModalLink modal="buyTokenModal" replace className={buttonClass({}, 'w-full')}>
        {t('see-packs')}
      </ModalLink>
    </div>
  );
}
