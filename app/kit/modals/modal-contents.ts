import { createContext, useContext, type ComponentType } from 'react';
import type { ModalFrameProps } from './modal-frame';
import { namesOf, type AllModals, type ModalName } from './modal-name';

/** The components of a modal: its dialog and its contents. */
export interface ModalParts {
  Frame: ComponentType<ModalFrameProps>;
  Content: ComponentType;
}

/** The modals of the site. */
interface Modals {
  modals: AllModals;
  /** Loads the component of each modal: the default export of its file. */
  files: Readonly<Record<ModalName, () => Promise<{ default: ComponentType }>>>;
  /** Returns the part of a page's query on which modals depend, or an empty string. */
  searchToPassOn(search: string): string;
}

/** All modals, the parts that are already loaded, and a way to load the others. */
export interface ModalContents extends Pick<Modals, 'modals' | 'searchToPassOn'> {
  find(name: ModalName): ModalParts | undefined;
  load(name: ModalName): Promise<void>;
}

/**
 * Creates the registry of modals. The browser loads a modal when it is about to show it, because most
 * visits open none.
 */
export function createModalContents({ modals, files, searchToPassOn }: Modals): ModalContents {
  const loaded = new Map<ModalName, ModalParts>();
  return {
    modals,
    searchToPassOn,
    find: (name) => loaded.get(name),
    async load(name) {
      if (loaded.has(name)) return;
      const [{ ModalFrame }, { default: Content }] = await Promise.all([
        import('./modal-frame'),
        files[name](),
      ]);
      loaded.set(name, { Frame: ModalFrame, Content });
    },
  };
}

/** Loads all modals in advance. The server renders synchronously whichever modal an address requests. */
export async function loadEveryModal(contents: ModalContents): Promise<void> {
  await Promise.all(namesOf(contents.modals).map(contents.load));
}

export const ModalContentsContext = createContext<ModalContents | null>(null);

export function useModalContents(): ModalContents {
  const contents = useContext(ModalContentsContext);
  if (!contents) throw new Error('no modals were provided');
  return contents;
}
