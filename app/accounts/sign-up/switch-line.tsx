import { Link } from '@remix-run/react';
import { ModalLink } from '../../kit/modals/modal-link';
import type { ModalName } from '../../kit/modals/modal-name';
import type { FormPlace } from './form-origin';

interface SwitchLineProps {
  question: string;
  label: string;
  place: FormPlace;
  /** The modal of the other form, over the same page. */
  modal: ModalName;
  /** The page of the other form. */
  page: string;
  redirectTo: string;
}

const linkClass = 'rounded-small font-[520] text-fg underline underline-offset-2';

/** Links from sign-up to log-in and back. */
export function SwitchLine({ question, label, place, modal, page, redirectTo }: SwitchLineProps) {
  return (
    <p className="type-small text-fg-2 mt-4 text-center">
      {question}{' '}
      {place === 'modal' ? (
        <ModalLink modal={modal} replace className={linkClass}>
          {label}
        </ModalLink>
      ) : (
        <Link
          to={redirectTo === '/' ? page : `${page}?${new URLSearchParams({ redirectTo })}`}
          className={linkClass}
        >
          {label}
        </Link>
      )}
    </p>
  );
}
