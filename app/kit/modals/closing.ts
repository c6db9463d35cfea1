import type { ModalDefinition } from './modal-definition';

/** The pressed element, or anything else that has `closest`. */
interface Pressed {
  closest(selectors: string): unknown;
}

/** Elements outside a modal that do not close it when pressed: the open lists of selects. */
const partsOfNoPage = '[data-radix-popper-content-wrapper], [role="listbox"]';

/** Checks whether a modal closes on Escape and when its sheet is dragged. */
export const closesByEscape = (definition: ModalDefinition): boolean => !definition.hasNoExit;

/** Checks whether a press on this element, outside the modal, closes it. */
export function closesByPress(definition: ModalDefinition, pressed: Pressed | null): boolean {
  if (definition.staysOnPressOutside || !closesByEscape(definition)) return false;
  return !pressed?.closest(partsOfNoPage);
}
