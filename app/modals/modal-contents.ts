import { createContext, useContext, type ComponentType } from 'react';
import type { ModalFrameProps } from './modal-frame';
import type { ModalName } from './registry';

/** What draws a modal: the dialog and what stands in it. */
export interface ModalParts {
  Frame: ComponentType<ModalFrameProps>;
  Content: ComponentType;
}

/** Where the parts come from: the server has all, a browser fetches what it shows. */
export interface ModalContents {
  find(name: ModalName): ModalParts | undefined;
  load(name: ModalName): Promise<void>;
}

export const ModalContentsContext = createContext<ModalContents | null>(null);

export function useModalContents(): ModalContents {
  const contents = useContext(ModalContentsContext);
  if (!contents) throw new Error('no modals were provided');
  return contents;
}
