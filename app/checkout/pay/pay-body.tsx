import type { Checkout } from '~/domain/checkout/decide-checkout';
import { useSite } from '../../kit/site/use-site';
import { CheckboxField } from '../../kit/ui/fields/checkbox-field';
import { CardFrame, type CardFrameHandle } from '../cards/card-frame';
import { useCheckoutPlace } from '../checkout-place';
import type { CheckoutView } from '../checkout-view';
import { CryptoSteps } from './crypto-steps';
import { MeansDivider, MeansRow } from './means-row';
import { NewCard, type CardFault, type PayFields } from '../cards/new-card';
import { AllCards, AnotherCard, SavedCards } from '../cards/saved-cards';
import type { MouseEventHandler, RefObject } from 'react';
import { useTranslation } from 'react-i18next';

interface PayBodyProps {
  view: CheckoutView;
  isNew: boolean;
  /** True if the code of the selected card is entered in the processor's frame. */
  framesCode: boolean;
  token: string | undefined;
  checkout: Checkout;
  leaving: ReadonlySet<string>;
  faults: CardFault;
  typed: Partial<PayFields>;
  isCryptoDisabled: boolean;
  onSelect: (id: string) => void;
  onWallet: MouseEventHandler<HTMLButtonElement>;
  frameProps: {
    frame: RefObject<CardFrameHandle>;
    onToken: (token: string) => void;
    onFault: (fault: 'invalid' | 'unavailable') => void;
  };
}

/** Shows the selected means of payment. */
export function PayBody(props: PayBodyProps) {
  const { view, isNew, token, checkout } = props;
  const { t } = useTranslation('checkout');
  const { params } = useCheckoutPlace();
  const isCrypto = params.pay === 'crypto' && view.means.crypto;
  const hasCards = view.cards.length > 0;
  const rows = (
    <MeansRow
      view={view}
      isCryptoChosen={isCrypto}
      isDisabled={checkout.stage !== 'ready'}
      isCryptoDisabled={props.isCryptoDisabled && !isCrypto}
      onWallet={props.onWallet}
    />
  );
  if (isCrypto) {
    return (
      <>
        {rows}
        <CryptoSteps />
      </>
    );
  }
  if (isNew) {
    const newCard = <CardToSave {...props} />;
    if (hasCards || token !== undefined) return newCard;
    return (
      <>
        {rows}
        {hasOthers(view) && <MeansDivider>{t('means.or')}</MeansDivider>}
        {newCard}
      </>
    );
  }
  return (
    <>
      {rows}
      <CryptoHint view={view} />
      {hasCards && (
        <>
          {hasOthers(view) && <MeansDivider>{t('means.or-saved')}</MeansDivider>}
          <SavedCardsOf {...props} />
        </>
      )}
      {!hasCards && view.means.hosted && (
        <p className="type-small text-fg-2">{t('means.hosted-about')}</p>
      )}
    </>
  );
}

const hasOthers = ({ means }: CheckoutView) => means.wallets.length > 0 || means.crypto;

/** Shows the fields of a new card, and whether it is saved. */
function CardToSave({ view, faults, typed, token, frameProps }: PayBodyProps) {
  const { t } = useTranslation('checkout');
  return (
    <>
      <NewCard
        id={`new-${view.orderId}`}
        formHref={`/checkout/${view.orderId}/card_form`}
        faults={faults}
        typed={typed}
        email={view.email}
        requiresAddress={view.requiresAddress}
        token={token}
        {...frameProps}
      />
      <CheckboxField id={`save-${view.orderId}`} name="save" defaultChecked>
        {t('new.save')}
      </CheckboxField>
    </>
  );
}

function SavedCardsOf({ view, checkout, leaving, onSelect, framesCode, frameProps }: PayBodyProps) {
  const { t } = useTranslation('checkout');
  const chosen = view.cards.find(({ id }) => id === checkout.selected);
  return (
    <div>
      <SavedCards
        cards={view.cards}
        selected={checkout.selected}
        onSelect={onSelect}
        leaving={leaving}
        cvc={
          framesCode && chosen ? (
            <CardFrame
              key={chosen.id}
              of="code"
              ref={frameProps.frame}
              title={t('card.cvc-frame', { last4: chosen.last4 })}
              formHref={`/checkout/${view.orderId}/card_form?card=${chosen.id}`}
              onToken={frameProps.onToken}
              onFault={frameProps.onFault}
            />
          ) : undefined
        }
      />
      <div className="flex flex-wrap justify-between">
        {view.means.cardForm && <AnotherCard />}
        <AllCards />
      </div>
    </div>
  );
}

/** Shows which plans can be paid in cryptocurrency, if this one cannot. */
function CryptoHint({ view }: { view: CheckoutView }) {
  const { t } = useTranslation('checkout');
  const { locale } = useSite();
  const { crypto, cryptoDurations } = view.means;
  if (view.variant !== 'subscriptions' || crypto || cryptoDurations.length === 0) return null;
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  const months = list.format(cryptoDurations.map((count) => t('period.month', { count })));
  return <p className="type-caption text-fg-3">{t('crypto-durations', { months })}</p>;
}
