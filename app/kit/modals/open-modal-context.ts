import { createContext, useContext } from 'react';
import type { ModalName } from './modal-name';

interface OpenModal {
  name: ModalName;
  /** The modal's parameters as written in the address. Read them with `useModalMeta`. */
  meta: Record<string, string>;
  /** The address of the page without this modal, or with the modal below it. */
  closeHref: string;
  close(): void;
}

export const OpenModalContext = createContext<OpenModal | null>(null);

/** Returns the modal that contains the component. */
export function useOpenModal(): OpenModal {
  const open = useContext(OpenModalContext);
  if (!open) throw new Error('this stands in no modal');
  return open;
}
