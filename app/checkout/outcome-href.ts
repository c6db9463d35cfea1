import { useLocation } from '@remix-run/react';
import type { ModalName } from '../kit/modals/modal-name';
import { modalHref } from '../kit/modals/modal-keys';

/** The page one is on, with the modal over it that tells how an order ended. */
export function useOutcomeHref(): (modal: ModalName, orderId: string) => string {
  const location = useLocation();
  return (modal, orderId) => {
    const { pathname, search } = modalHref(location, modal, { meta: { order: orderId } });
    return pathname + search;
  };
}
