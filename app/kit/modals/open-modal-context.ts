import { createContext, useContext } from 'react';
import type { ModalName } from './modal-name';

interface OpenModal {
  name: ModalName;
  /** What the address tells it, as it was written there; read it by `useModalMeta`. */
  meta: Record<string, string>;
  /** The page without it, or with the modal below it. */
  closeHref: string;
  close(): void;
}

export const OpenModalContext = createContext<OpenModal | null>(null);

/** The modal that a component stands in. */
export function useOpenModal(): OpenModal {
  const open = useContext(OpenModalContext);
  if (!open) throw new Error('this stands in no modal');
  return open;
}
