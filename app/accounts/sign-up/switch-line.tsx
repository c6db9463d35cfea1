import { Link } from '@remix-run/react';
import { ModalLink } from '../../kit/modals/modal-link';
import type { ModalName } from '../../kit/modals/modal-name';
import type { FormPlace } from './form-origin';

interface SwitchLineProps {
  question: string;
  label: string;
  place: FormPlace;
  /** The other form, over the same page. */
  modal: ModalName;
  /** The other form on its own page. */
  page: string;
  redirectTo: string;
}

const linkClass = 'rounded-small font-[520] text-fg underline underline-offset-2';

/** From signing up to logging in and back. */
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
