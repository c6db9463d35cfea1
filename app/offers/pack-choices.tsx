import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckoutSource } from '~/domain/checkout/schema';
import { ModalFoot } from '../kit/modals/modal-foot';
import { useOpenModal } from '../kit/modals/open-modal-context';
import { Choices, Chosen } from '../kit/ui/fields/choice';
import { PackFoot } from './pack-foot';
import type { OfferedPack } from './offered-pack';

/** One of several packs to choose from. */
export interface PackToChoose {
  pack: OfferedPack;
  index: number;
  isPreselected: boolean;
}

interface PackChoicesProps {
  packs: readonly OfferedPack[];
  preselected: string | null;
  source: CheckoutSource;
  isPremium: boolean;
  /** The balance of the person who chooses. */
  balance: number;
  /** The layout: one pack per row, or several beside each other. */
  layout: 'rows' | 'grid';
  /** The class with the spacing at the sides. */
  className: string;
  /** Renders each pack. */
  children: (choice: PackToChoose) => ReactNode;
}

/** Shows packs with one selected, and a link to checkout that leads back to the open modal. */
export function PackChoices(props: PackChoicesProps) {
  const { packs, preselected, source, isPremium, balance, layout, className, children } = props;
  const { t } = useTranslation('offers');
  const { name } = useOpenModal();
  return (
    <Choices>
      <fieldset
        className={clsx(
          'max-md:pb-5',
          layout === 'rows' ? 'space-y-2.5' : 'grid grid-cols-2 gap-2.5 md:grid-cols-3 md:gap-3',
          className,
        )}
      >
        <legend className="sr-only">{t('pack.choose')}</legend>
        {packs.map((pack, index) =>
          children({ pack, index, isPreselected: pack.id === preselected }),
        )}
      </fieldset>
      <ModalFoot className={clsx('md:pt-5.5 md:pb-8', className)}>
        <div className={clsx(layout === 'grid' && 'md:mx-auto md:max-w-108')}>
          {packs.map((pack, index) => (
            <Chosen key={pack.id} of={index}>
              <PackFoot
                pack={pack}
                source={source}
                modal={name}
                isPremium={isPremium}
                balance={balance}
              />
            </Chosen>
          ))}
        </div>
      </ModalFoot>
    </Choices>
  );
}

/** The expected number of packs. */
const placeholders = 6;

export function PackSkeletons({ className }: { className: string }) {
  const { t } = useTranslation('offers');
  return (
    <div aria-busy="true" className={clsx('pb-8', className)}>
      <span className="sr-only">{t('loading')}</span>
      <div className="grid grid-cols-2 gap-2.5 md:grid-cols-3 md:gap-3">
        {Array.from({ length: placeholders }, (_, index) => (
          <div key={index} className="skeleton rounded-card h-33" />
        ))}
      </div>
    </div>
  );
}
