import { createContext, useContext, type ComponentType } from 'react';
import { modalFiles } from '../../modal-files';
import type { ModalName } from '../../modal-names';
import type { ModalFrameProps } from './modal-frame';
import { modalNames } from './find-modal';

/** What draws a modal: the dialog and what stands in it. */
export interface ModalParts {
  Frame: ComponentType<ModalFrameProps>;
  Content: ComponentType;
}

/** The parts of modals that are at hand, and the way to fetch the others. */
export interface ModalContents {
  find(name: ModalName): ModalParts | undefined;
  load(name: ModalName): Promise<void>;
}

/** A browser fetches a modal when it is about to show it: most visits open none. */
export function createModalContents(): ModalContents {
  const loaded = new Map<ModalName, ModalParts>();
  return {
    find: (name) => loaded.get(name),
    async load(name) {
      if (loaded.has(name)) return;
      const [{ ModalFrame }, { default: Content }] = await Promise.all([
        import('./modal-frame'),
        modalFiles[name](),
      ]);
      loaded.set(name, { Frame: ModalFrame, Content });
    },
  };
}

/** The server draws whichever an address asks for, at once, so it fetches all beforehand. */
export async function loadEveryModal(contents: ModalContents): Promise<void> {
  await Promise.all(modalNames.map(contents.load));
}

export const ModalContentsContext = createContext<ModalContents | null>(null);

export function useModalContents(): ModalContents {
  const contents = useContext(ModalContentsContext);
  if (!contents) throw new Error('no modals were provided');
  return contents;
}
