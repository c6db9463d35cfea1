import { Link, useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useModalContents } from './modal-contents';
import { requestedModals, modalHref } from './modal-keys';
import type { ModalName } from './modal-name';

interface ModalLinkProps {
  modal: ModalName;
  /** The modal's parameters, by the names that its file reads. */
  meta?: Record<string, string>;
  className?: string;
  /** True if the new modal replaces the current one, also in the history. */
  replace?: boolean;
  /**
   * True if the new modal opens on top of the current one, which is shown again when the new one closes.
   */
  onTop?: boolean;
  /** True if the link leads to what is already shown: the selected one of several views. */
  isCurrent?: boolean;
  /** Called when the link is followed. */
  onOpen?: () => void;
  children: ReactNode;
}

/** Opens a modal over the current page. */
export function ModalLink(props: ModalLinkProps) {
  const { modal, meta, className, replace, onTop = false, isCurrent, onOpen, children } = props;
  const location = useLocation();
  const contents = useModalContents();
  // Loads the modal before the press is complete, so that it opens immediately. A failure is shown on
  // opening.
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
