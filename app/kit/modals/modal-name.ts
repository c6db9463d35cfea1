import type { ModalDefinition } from './modal-definition';

/**
 * Every modal by the key that opens it. `app/modal-names.ts` extends it with the modals of all areas.
 * @public
 */
export interface ModalRegistry {}

export type ModalName = keyof ModalRegistry;

/** The definitions of all modals, for code that selects or renders modals. */
export type AllModals = Readonly<Record<ModalName, ModalDefinition>>;

export function isModalName(modals: AllModals, name: string): name is ModalName {
  return Object.hasOwn(modals, name);
}

export const namesOf = (modals: AllModals): ModalName[] =>
  Object.keys(modals).filter((name) => isModalName(modals, name));
