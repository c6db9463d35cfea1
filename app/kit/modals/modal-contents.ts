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
  /** Fetches what draws each: the default export of its file. */
  files: Readonly<Record<ModalName, () => Promise<{ default: ComponentType }>>>;
  /** Returns what of a page's query what modals show depends on; empty for nothing. */
  searchToPassOn(search: string): string;
}

/** The modals there are, the parts of those that are at hand, and the way to fetch the others. */
export interface ModalContents extends Pick<Modals, 'modals' | 'searchToPassOn'> {
  find(name: ModalName): ModalParts | undefined;
  load(name: ModalName): Promise<void>;
}

/** A browser fetches a modal when it is about to show it: most visits open none. */
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

/** The server draws whichever an address asks for, at once, so it fetches all beforehand. */
export async function loadEveryModal(contents: ModalContents): Promise<void> {
  await Promise.all(namesOf(contents.modals).map(contents.load));
}

export const ModalContentsContext = createContext<ModalContents | null>(null);

export function useModalContents(): ModalContents {
  const contents = useContext(ModalContentsContext);
  if (!contents) throw new Error('no modals were provided');
  return contents;
}
