import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/domain/shared/money';
import { CheckoutLink } from '../../checkout/checkout-link';
import { ModalFoot } from '../../kit/modals/modal-foot';
import { useOpenModal } from '../../kit/modals/open-modal-context';
import { PicturePane } from '../../kit/modals/picture-pane';
import { useAfterClose } from '../../kit/modals/use-after-close';
import { useModalData } from '../../kit/modals/use-modal-data';
import { reportWelcomeOffer } from '../../analytics/money-events';
import { LocalTime } from '../../kit/site/local-time';
import { useSite } from '../../kit/site/use-site';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { useOfferClock } from '../../offers/use-offer-clock';
import { countdownText } from '../../kit/ui/media/clock-text';
import { Icon } from '../../kit/ui/icons/icon';
import { Badge } from '../../kit/ui/marks/badge';
import { SplitPrice } from '../../kit/ui/marks/split-price';
import { wholeDate } from '../plan-summary';
import { PremiumBenefits, type PremiumGives } from '../premium-benefits';
import { PremiumPromise } from '../../offers/premium-promise';
import type { readSpecialOfferModal } from '../server/read-premium-modals.server';
import type { SpecialOfferView } from '../special-offer';
import { useCheckoutSource } from '../../checkout/use-checkout-source';
import { CloseLink } from '../../kit/modals/close-link';

/**
 * Offers Premium at a lower price until a time by the server's clock. It closes if there is no such offer.
 */
export default function BecomePremiumSpecialOffer() {
  const { close } = useOpenModal();
  const { data } = useModalData<typeof readSpecialOfferModal>();
  const isOver = data !== undefined && data.offer === null;
  useEffect(() => {
    if (isOver) close();
  }, [isOver, close]);
  useEffect(reportWelcomeOffer, []);
  useAfterClose(() => void fetch('/offers/put_away', { method: 'POST' }).catch(() => undefined));
  return (
    <PicturePane
      slides={data?.slides ?? []}
      width="narrow"
      promise={
        <PremiumPromise headline={headlineOf(data?.offer)} percent={data?.offer?.discountPercent} />
      }
    >
      {data?.offer ? (
        <Offer offer={data.offer} gives={data.gives} claimed={data.claimedToday} />
      ) : (
        <OfferSkeleton />
      )}
    </PicturePane>
  );
}

/** Returns the headline of the offer: a month at half price, a reduced month, or a general one. */
function headlineOf(offer: SpecialOfferView | null | undefined): string {
  if (offer?.duration.unit === 'month' && offer.duration.amount === 1) {
    if (offer.discountPercent === 50) return 'offer.half-month';
    if (offer.discountPercent > 0) return 'offer.reduced-month';
  }
  return 'offer.unlock';
}

interface OfferProps {
  offer: SpecialOfferView;
  gives: PremiumGives;
  /** The number of people who took the offer today. */
  claimed: number;
}

function Offer({ offer, gives, claimed }: OfferProps) {
  const { t } = useTranslation('premium');
  const { close } = useOpenModal();
  const seconds = useOfferClock(offer, close);
  return (
    <>
      <div className="px-5 pt-5 pb-5 md:px-8.5 md:pt-11">
        <h3 className="type-h3 mb-3.5 max-md:sr-only">{t('offer.gives')}</h3>
        <PremiumBenefits gives={gives} look="named" />
        <OfferRow offer={offer} />
        {claimed > 0 && (
          <p className="type-caption text-fg-3 mt-2">{t('offer.claimed', { count: claimed })}</p>
        )}
        <Deadline offer={offer} />
      </div>
      <OfferFoot offer={offer} clock={countdownText(seconds)} />
    </>
  );
}

/** Shows the current price and the price after the offer. */
function OfferRow({ offer }: { offer: SpecialOfferView }) {
  const { t } = useTranslation('premium');
  const { locale } = useSite();
  const { duration, price, listPrice, renewal, renewalMonths, renewsAt, discountPercent } = offer;
  return (
    <div className="rounded-card border-rose bg-chosen mt-5 flex items-center justify-between gap-4 border px-4 py-3.5 shadow-[inset_0_0_0_1px_var(--color-rose)]">
      <div>
        <p className="flex flex-wrap items-center gap-2 font-[560]">
          {t(`offer.first-${duration.unit}`, { count: duration.amount })}
          {discountPercent > 0 && <Badge kind="discount">−{discountPercent}%</Badge>}
          {duration.unit !== 'month' && <Badge>{t('offer.trial')}</Badge>}
        </p>
        <p className="type-small text-fg-2 mt-1">
          {t('offer.then', { count: renewalMonths, price: formatMoney(renewal, locale) })}{' '}
          <LocalTime at={renewsAt} format={wholeDate} className="whitespace-nowrap" />
        </p>
      </div>
      <p className="text-end">
        <SplitPrice price={price} locale={locale} className="block text-[1.6875rem]/8" />
        {listPrice.minor > price.minor && (
          <s className="type-small text-fg-2 tabular-nums">{formatMoney(listPrice, locale)}</s>
        )}
      </p>
    </div>
  );
}

function Deadline({ offer }: { offer: SpecialOfferView }) {
  const { t } = useTranslation('premium');
  const { locale } = useSite();
  const { price, listPrice, renewal } = offer;
  const usual = listPrice.minor > price.minor ? listPrice : renewal;
  const time = <LocalTime at={offer.endsAt} format={{ hour: '2-digit', minute: '2-digit' }} />;
  return (
    <p className="type-small text-fg-2 mt-4 flex items-start gap-3">
      <Icon name="clock" size={18} className="mt-px text-[#ffc9a0]" />
      <span>
        <strong className="text-fg font-[560]">
          {t('offer.ends')} {time}.
        </strong>{' '}
        {t('offer.clock', { price: formatMoney(usual, locale) })}
      </span>
    </p>
  );
}

function OfferFoot({ offer, clock }: { offer: SpecialOfferView; clock: string }) {
  const { t } = useTranslation('premium');
  const { locale } = useSite();
  const { name } = useOpenModal();
  const source = useCheckoutSource('subscription_welcome_offer_popup');
  const price = formatMoney(offer.price, locale);
  const renewal = formatMoney(offer.renewal, locale);
  return (
    <ModalFoot className="md:px-8.5 md:pb-8">
      <CheckoutLink
        offer={{
          variant: 'subscriptions',
          productId: offer.planId,
          source,
          specialOfferDurationKey: offer.durationKey,
          openOnCheckoutClose: name,
        }}
        className={buttonClass({ size: 'large' }, 'w-full justify-between! ps-6 pe-2.5!')}
      >
        {t('offer.start', { price })}
        <span className="rounded-full bg-[rgb(34_9_15/.2)] px-3 py-1.5 text-[0.9375rem] tabular-nums">
          <span className="sr-only">{t('offer.left')}</span> {clock}
        </span>
      </CheckoutLink>
      <CloseLink kind="ghost" className="mt-1.5 w-full">
        {t('offer.not-tonight')}
      </CloseLink>
      <p className="type-caption text-fg-3 mt-1 text-center">
        {t('offer.legal', { count: offer.renewalMonths, price, renewal })}
      </p>
    </ModalFoot>
  );
}

function OfferSkeleton() {
  return (
    <div className="space-y-4 px-5 py-7 md:px-8.5" aria-busy="true">
      <div className="skeleton rounded-small h-16" />
      <div className="skeleton rounded-card h-22" />
      <div className="skeleton h-13 rounded-full" />
    </div>
  );
}
