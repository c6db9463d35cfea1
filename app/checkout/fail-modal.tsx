import { useTranslation } from 'react-i18next';
import { ModalLink } from '../kit/modals/modal-link';
import { useModalData } from '../kit/modals/use-modal-data';
import { buttonClass } from '../kit/ui/buttons/button-class';
import { Icon } from '../kit/ui/icons/icon';
import { CheckoutPanel } from './checkout-panel';
import { CheckoutPlaceProvider } from './checkout-place';
import type { CheckoutView } from './checkout-view';
import type { readOrder } from './modal-data.server';
import { ModalBody, modalHeading, NoData } from './modal-parts';
import { OrderSummary } from './order/order-summary';
import { PaymentRefused, useRefusedWords } from './pay/payment-refused';
import { useModalPlace } from './use-modal-place';
import { CloseLink } from '../kit/modals/close-link';

type Product = 'premium' | 'tokens' | 'club';

/** Says that nothing was charged, and links back to checkout. */
export function FailModal({ of }: { of: Product }) {
  const { data, hasFailed, retry } = useModalData<typeof readOrder>();
  const place = useModalPlace(data?.view ?? null, retry);
  if (data === undefined) return <NoData hasFailed={hasFailed} retry={retry} title="title" />;
  const view = data.view;
  const payment = view?.payment;
  if (view && payment && view.state !== 'open' && view.state !== 'expired') {
    return (
      <CheckoutPlaceProvider value={place}>
        <ModalBody>
          {view.state === 'refused' ? (
            <RefusedOrder of={of} view={view} payment={payment} />
          ) : (
            // The order is paid or may still be paid, so the message that nothing was charged would be
            // wrong.
            <CheckoutPanel view={view} heading={modalHeading} />
          )}
        </ModalBody>
      </CheckoutPlaceProvider>
    );
  }
  return <PlainFailure of={of} orderId={view?.orderId} />;
}

function RefusedOrder({
  of,
  view,
  payment,
}: {
  of: Product;
  view: CheckoutView;
  payment: NonNullable<CheckoutView['payment']>;
}) {
  const { t } = useTranslation('checkout');
  const { title, text } = useRefusedWords(payment);
  return (
    <>
      <p className="type-eyebrow text-fg-3 mb-2 pe-12">{t(`fail.${of}`)}</p>
      {modalHeading(title)}
      <p className="text-fg-2 mt-2.5">{text}</p>
      <div className="mt-4 grid gap-4.5">
        <OrderSummary view={view} />
        <PaymentRefused view={view} payment={payment} />
      </div>
    </>
  );
}

/** The modal for a new choice when the order is not known any more. */
const chooseAgain = {
  premium: 'becomePremium',
  tokens: 'buyTokenModal',
  club: 'becomePremiumAltModal',
} as const satisfies Record<Product, string>;

function PlainFailure({ of, orderId }: { of: Product; orderId: string | undefined }) {
  const { t } = useTranslation('checkout');
  return (
    <ModalBody>
      <span className="bg-danger/12 text-danger mb-5 flex size-12 items-center justify-center rounded-full">
        <Icon name="circle-alert" size={23} />
      </span>
      {modalHeading(t(`fail.${of}`))}
      <p className="text-fg-2 mt-2.5 mb-5">{t(`fail.${of}-about`)}</p>
      <div className="grid gap-3">
        <ModalLink
          modal={orderId === undefined ? chooseAgain[of] : 'checkoutModal'}
          {...(orderId !== undefined && { meta: { order: orderId, again: 'same' } })}
          replace
          className={buttonClass({ size: 'large' }, 'w-full')}
        >
          {t('fail.retry')}
        </ModalLink>
        <CloseLink kind="outline" size="large" className="w-full">
          {t('fail.close')}
        </CloseLink>
      </div>
    </ModalBody>
  );
}
