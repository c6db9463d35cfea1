import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { formatMoney } from '~/domain/shared/money';
import type { CheckoutSource } from '~/domain/checkout/schema';
import { ModalFoot } from '../kit/modals/modal-foot';
import { ModalLink } from '../kit/modals/modal-link';
import { PicturePane } from '../kit/modals/picture-pane';
import { useModalData } from '../kit/modals/use-modal-data';
import { useSite } from '../kit/site/use-site';
import { buttonClass } from '../kit/ui/buttons/button-class';
import { PremiumBenefits } from './premium-benefits';
import { PremiumPromise } from '../offers/premium-promise';
import type { readPitchModal } from './server/read-premium-modals.server';
import { useCheckoutSource } from '../checkout/use-checkout-source';
import { CloseLink } from '../kit/modals/close-link';

interface PremiumPitchProps {
  /** Keys in `premium.json`. */
  headline: string;
  text: string;
  /** The tag under which it is recorded. */
  source: CheckoutSource;
  /** Replaces the four benefits of Premium. */
  children?: ReactNode;
}

/** Describes what Premium would offer in this situation and links to its plans. */
export function PremiumPitch({ headline, text, source, children }: PremiumPitchProps) {
  const { t } = useTranslation('premium');
  const { locale } = useSite();
  const { data } = useModalData<typeof readPitchModal>();
  const cameFrom = useCheckoutSource(source);
  return (
    <PicturePane
      slides={data?.slides ?? []}
      width="narrow"
      promise={<PremiumPromise headline={headline} />}
    >
      <div className="px-5 pt-5 pb-6 md:px-8.5 md:pt-12">
        <p className="text-fg-2 mb-5">{t(text, { name: data?.character?.name ?? t('they') })}</p>
        {children ?? (data && <PremiumBenefits gives={data.gives} look="told" />)}
      </div>
      <ModalFoot className="md:px-8.5 md:pb-9">
        <ModalLink
          modal="becomePremium"
          meta={{ source: cameFrom }}
          replace
          className={buttonClass({ size: 'large' }, 'w-full')}
        >
          {t('see-plans')}
        </ModalLink>
        <CloseLink kind="ghost" className="mt-1.5 w-full">
          {t('not-now')}
        </CloseLink>
        {data?.from && (
          <p className="type-caption text-fg-3 mt-1 text-center">
            {t('from', { price: formatMoney(data.from, locale) })}
          </p>
        )}
      </ModalFoot>
    </PicturePane>
  );
}
