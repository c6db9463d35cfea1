import { modals, type ModalName } from '../../modal-names';
import type { ModalDefinition } from './modal-definition';

export function isModalName(name: string): name is ModalName {
  return Object.hasOwn(modals, name);
}

/** The definition of a modal with all its fields, given or not. */
export function definitionOf(name: ModalName): ModalDefinition {
  return modals[name];
}

export const modalNames = Object.keys(modals).filter(isModalName);
