import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { useOpenModal } from './open-modal-context';
import type { ModalName } from './modal-name';

interface ModalTitleProps {
  className: string;
  children: ReactNode;
}

/** Returns the id of the heading that labels a modal. Radix sets the label only after scripts run. */
export const titleIdOf = (name: ModalName) => `${name}-title`;

/** The heading that labels a modal. */
export function ModalTitle({ className, children }: ModalTitleProps) {
  const { name } = useOpenModal();
  return (
    <Dialog.Title id={titleIdOf(name)} className={className}>
      {children}
    </Dialog.Title>
  );
}
