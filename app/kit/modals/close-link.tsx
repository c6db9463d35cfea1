import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/buttons/button';
import type { ButtonKind, ButtonSize } from '../ui/buttons/button-class';
import { useOpenModal } from './open-modal-context';

interface CloseLinkProps {
  kind?: ButtonKind;
  size?: ButtonSize;
  className?: string;
  children: ReactNode;
}

/** Closes the modal that contains it, also without scripts. */
export function CloseLink(props: CloseLinkProps) {
  const { closeHref } = useOpenModal();
  return <ButtonLink {...props} to={closeHref} replace preventScrollReset />;
}
