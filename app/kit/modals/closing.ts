import type { ModalDefinition } from './modal-definition';

/** What is pressed; an element, or whatever else can say where it stands. */
interface Pressed {
  closest(selectors: string): unknown;
}

/** What lies outside a modal and yet does not close it: the opened lists of selects. */
const partsOfNoPage = '[data-radix-popper-content-wrapper], [role="listbox"]';

/** Whether Escape closes a modal, and a drag of its sheet. */
export const closesByEscape = (definition: ModalDefinition): boolean => !definition.hasNoExit;

/** Whether a press outside of a modal, on this, closes it. */
export function closesByPress(definition: ModalDefinition, pressed: Pressed | null): boolean {
  if (definition.staysOnPressOutside || !closesByEscape(definition)) return false;
  return !pressed?.closest(partsOfNoPage);
}
