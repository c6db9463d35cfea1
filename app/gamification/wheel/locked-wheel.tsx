import { useTranslation } from 'react-i18next';
import { CloseLink } from '../../kit/modals/close-link';
import { ModalFoot } from '../../kit/modals/modal-foot';
import { ModalLink } from '../../kit/modals/modal-link';
import { ModalTitle } from '../../kit/modals/modal-title';
import { useSite } from '../../kit/site/use-site';
import { formatMoney } from '~/domain/shared/money';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { Icon } from '../../kit/ui/icons/icon';
import { OddsTable, useMeanWords } from './odds-table';
import { rangeOf, type SpinView } from './spin-view';
import { WheelPicture } from './wheel-picture';

/** The wheel of a person without Premium: cold, behind what Premium gives. */
export function LockedWheel({ wheel: { sections, expectedReward, price } }: { wheel: SpinView }) {
  const { t } = useTranslation('quests');
  const { locale } = useSite();
  const mean = useMeanWords({ expectedReward });
  return (
    <div className="bg-linear-to-b from-[#10222b] to-[#0b0d14]">
      <div className="relative px-5 pt-8 text-center md:px-8">
        <div aria-hidden="true" className="opacity-30 blur-[2px] grayscale-60">
          <WheelPicture rewards={sections.map(({ reward }) => reward)} rotation={0} hub="" />
        </div>
        <div className="absolute inset-0 flex flex-col items-center justify-center px-6">
          <span className="bg-gold text-on-gold flex size-15 items-center justify-center rounded-full">
            <Icon name="gem" size={32} />
          </span>
          <ModalTitle className="type-title mt-4">{t('wheel.locked-title')}</ModalTitle>
          <p className="mt-2">{t('wheel.locked-text')}</p>
        </div>
      </div>
      <div className="px-5 pb-4 text-center md:px-8">
        <p className="text-fg-2">{t('wheel.locked-why')}</p>
        <p className="type-caption text-fg-3 mt-2">
          {t('wheel.locked-mean', { ...rangeOf(sections), ...mean })}
        </p>
        <OddsTable sections={sections} expectedReward={expectedReward} />
      </div>
      <ModalFoot className="max-md:bg-[#0b0d14]! md:px-8 md:pb-7">
        <ModalLink modal="becomePremium" onTop className={buttonClass({ size: 'large' }, 'w-full')}>
          <Icon name="gem" />
          {t('wheel.upgrade')}
        </ModalLink>
        {price && (
          <p className="type-small text-fg-2 mt-2 text-center">
            {t('daily.price', { price: formatMoney(price, locale) })}
          </p>
        )}
        <CloseLink kind="ghost" className="mt-1 w-full">
          {t('daily.not-now')}
        </CloseLink>
      </ModalFoot>
    </div>
  );
}
