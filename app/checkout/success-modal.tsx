import { useEffect } from 'react';
import { useRevalidator } from '@remix-run/react';
import { useModalData } from '../kit/modals/use-modal-data';
import { CheckoutPanel } from './checkout-panel';
import { CheckoutPlaceProvider } from './checkout-place';
import type { CheckoutView, PaidView } from './checkout-view';
import type { readSuccess } from './modal-data.server';
import { ModalBody, modalHeading, NoData, NoOrder } from './modal-parts';
import { useLookingAgain } from './pay/use-looking-again';
import { OrderSuccess } from './success/order-success';
import { Success } from './success/success';
import { useModalPlace } from './use-modal-place';

/** Shows any bought product, or the state of an unpaid order. */
export function SuccessModal() {
  const { data, hasFailed, retry } = useModalData<typeof readSuccess>();
  const place = useModalPlace(data?.view ?? null, retry);
  if (data === undefined) return <NoData hasFailed={hasFailed} retry={retry} title="title" />;
  const { view, unordered } = data;
  if (!view && !unordered) return <NoOrder />;
  return (
    <CheckoutPlaceProvider value={place}>
      <ModalBody>
        {unordered && <Success success={unordered} heading={modalHeading} />}
        {view?.paid && <PaidOrder view={view} paid={view.paid} reload={retry} />}
        {view && !view.paid && <CheckoutPanel view={view} heading={modalHeading} />}
      </ModalBody>
    </CheckoutPlaceProvider>
  );
}

interface PaidOrderProps {
  view: CheckoutView;
  paid: PaidView;
  reload: () => void;
}

function PaidOrder({ view, paid, reload }: PaidOrderProps) {
  useLookingAgain(view, reload);
  const { revalidate } = useRevalidator();
  const isThere = paid.arrival === 'there';
  // The modal that it opens on the page below.
  useEffect(() => {
    if (isThere) revalidate();
  }, [isThere, revalidate]);
  return <OrderSuccess view={view} paid={paid} heading={modalHeading} />;
}
