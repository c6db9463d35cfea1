import { Link, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useModalContents } from './modal-contents';
import { modalHref } from './modal-keys';
import type { ModalName } from './registry';

interface ModalLinkProps {
  modal: ModalName;
  className?: string;
  /** In place of the modal it stands in. */
  replace?: boolean;
  children: ReactNode;
}

/** Opens a modal over the page it stands on. */
export function ModalLink({ modal, className, replace, children }: ModalLinkProps) {
  const location = useLocation();
  const contents = useModalContents();
  // Fetched while the finger is on its way, so that it opens at once; a failure shows on opening.
  const prepare = () => void contents.load(modal).catch(() => undefined);
  return (
    <Link
      to={modalHref(location, modal)}
      preventScrollReset
      replace={replace}
      className={className}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {children}
    </Link>
  );
}
