import { useOpenModal } from '../kit/modals/open-modal-context';
import type { CheckoutPlace } from './checkout-place';
import type { CheckoutView } from './checkout-view';
import { useFramable } from './use-framable';

/** Returns the place of a modal that shows a purchase's result, with or without an order. */
export function useModalPlace(view: CheckoutView | null, reload: () => void): CheckoutPlace {
  const { closeHref, meta } = useOpenModal();
  const isFramable = useFramable(meta['order']);
  return {
    kind: 'modal',
    subject: view && { order: view.orderId },
    params: {},
    from: null,
    closeHref,
    isFramable,
    reload,
  };
}
