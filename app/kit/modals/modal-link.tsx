import { Link, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useModalContents } from './modal-contents';
import { requestedModals, modalHref } from './modal-keys';
import type { ModalName } from './modal-name';

interface ModalLinkProps {
  modal: ModalName;
  /** What the modal is told, by the names its file reads. */
  meta?: Record<string, string>;
  className?: string;
  /** Takes the place of the modal it stands in, in the history too. */
  replace?: boolean;
  /** Lies on top of the modal it stands in, which comes back when it closes. */
  onTop?: boolean;
  /** It leads to what is shown already: the chosen one of several views. */
  isCurrent?: boolean;
  /** Called as it is followed. */
  onOpen?: () => void;
  children: ReactNode;
}

/** Opens a modal over the page it stands on. */
export function ModalLink(props: ModalLinkProps) {
  const { modal, meta, className, replace, onTop = false, isCurrent, onOpen, children } = props;
  const location = useLocation();
  const contents = useModalContents();
  // Fetched while the finger is on its way, so that it opens at once; a failure shows on opening.
  const prepare = () => void contents.load(modal).catch(() => undefined);
  const under = onTop ? requestedModals(new URLSearchParams(location.search)) : [];
  return (
    <Link
      to={modalHref(location, modal, { meta, under })}
      preventScrollReset
      replace={replace}
      className={className}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={onOpen}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {children}
    </Link>
  );
}
