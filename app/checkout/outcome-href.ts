import { useLocation } from '@remix-run/react';
import type { ModalName } from '../kit/modals/modal-name';
import { modalHref } from '../kit/modals/modal-keys';

/** Returns a function for the address of the current page under the modal that shows an order's result. */
export function useOutcomeHref(): (modal: ModalName, orderId: string) => string {
  const location = useLocation();
  return (modal, orderId) => {
    const { pathname, search } = modalHref(location, modal, { meta: { order: orderId } });
    return pathname + search;
  };
}
