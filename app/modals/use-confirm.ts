import { useLocation, useNavigate } from '@remix-run/react';
import { askedModals, modalHref } from './modal-keys';

/** A question whose 'yes' is a function; it exists in the browser alone and ends with the page. */
export interface Question {
  title?: string;
  subtitle?: string;
  okText?: string;
  cancelText?: string;
  onConfirm(): void;
}

let asked: Question | null = null;

/** The question that was asked last, for the modal that asks it. */
export function askedQuestion(): Question | null {
  return asked;
}

/**
 * Asks before an act, over whatever is open. Without JavaScript nothing calls this: the control
 * that does is the button of a form, or a link to a named confirmation.
 */
export function useConfirm(): (question: Question) => void {
  const navigate = useNavigate();
  const location = useLocation();
  return (question) => {
    asked = question;
    const under = askedModals(new URLSearchParams(location.search));
    navigate(modalHref(location, 'customConfirmModal', { under }), { preventScrollReset: true });
  };
}
