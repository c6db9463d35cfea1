import { Link, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { modalHref } from './modal-keys';

interface ModalLinkProps {
  modal: string;
  className?: string;
  /** In place of the modal it stands in. */
  replace?: boolean;
  children: ReactNode;
}

/** Opens a modal over the page it stands on. */
export function ModalLink({ modal, className, replace, children }: ModalLinkProps) {
  const location = useLocation();
  return (
    <Link
      to={modalHref(location, modal)}
      preventScrollReset
      replace={replace}
      className={className}
    >
      {children}
    </Link>
  );
}
