import { useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { useOpenModal } from '../../kit/modals/open-modal-context';
import { useModalData } from '../../kit/modals/use-modal-data';
import { ChangePanel } from '../change/change-panel';
import { CheckoutPanel } from '../checkout-panel';
import { CheckoutPlaceProvider, readCheckoutParams } from '../checkout-place';
import type { readCheckoutModal } from '../modal-data.server';
import { ModalBody, modalHeading, NoData, NoOrder } from '../modal-parts';
import { useFramable } from '../use-framable';

/** Shows an order or a change of plan over the page where it began. */
export default function CheckoutModal() {
  const { meta, closeHref } = useOpenModal();
  const isFramable = useFramable(meta['order']);
  const { data, hasFailed, retry } = useModalData<typeof readCheckoutModal>();
  useBeginning(meta['ask']);
  if (data === undefined) return <NoData hasFailed={hasFailed} retry={retry} title="title" />;
  const { view, change } = data;
  if (!view && !change)
    return meta['ask'] === undefined ? (
      <NoOrder />
    ) : (
      <NoData hasFailed={false} retry={retry} title="title" />
    );
  const place = {
    kind: 'modal',
    params: readCheckoutParams(meta),
    from: null,
    closeHref,
    isFramable,
    reload: retry,
  } as const;
  return (
    <>
      {change ? (
        <CheckoutPlaceProvider value={{ ...place, subject: { change: change.planId } }}>
          <ModalBody>
            <ChangePanel view={change} heading={modalHeading} />
          </ModalBody>
        </CheckoutPlaceProvider>
      ) : (
        view && (
          <CheckoutPlaceProvider value={{ ...place, subject: { order: view.orderId } }}>
            <ModalBody>
              <CheckoutPanel view={view} heading={modalHeading} />
            </ModalBody>
          </CheckoutPlaceProvider>
        )
      )}
    </>
  );
}

/** Returns a person who had to sign up first to the purchase they wanted. */
function useBeginning(path: string | undefined) {
  const navigate = useNavigate();
  const isRequested = path?.startsWith('/checkout?') === true;
  useEffect(() => {
    if (isRequested && path !== undefined)
      navigate(path, { replace: true, preventScrollReset: true });
  }, [isRequested, path, navigate]);
}
