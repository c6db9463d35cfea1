import type { ModalDefinition } from './registry';

/** What is pressed; an element, or whatever else can say where it stands. */
interface Pressed {
  closest(selectors: string): unknown;
}

/**
 * What lies outside a modal and yet does not close it: the cookie popup, which says so by the
 * attribute, and the opened lists of selects.
 */
const partsOfNoPage = '[data-keeps-modal], [data-radix-popper-content-wrapper], [role="listbox"]';

/** Whether Escape closes a modal, and a drag of its sheet. */
export function closesByEscape(definition: ModalDefinition, isSpecialOffer: boolean): boolean {
  if (definition.hasNoExit) return false;
  return !(definition.isHeldBySpecialOffer && isSpecialOffer);
}

/** Whether a press outside of a modal, on this, closes it. */
export function closesByPress(
  definition: ModalDefinition,
  isSpecialOffer: boolean,
  pressed: Pressed | null,
): boolean {
  if (definition.staysOnPressOutside || !closesByEscape(definition, isSpecialOffer)) return false;
  return !pressed?.closest(partsOfNoPage);
}

/** A special offer runs while the address or a cookie says so. */
export function isSpecialOffer(search: string, cookies: string): boolean {
  const inAddress = new URLSearchParams(search).get('special_offer') === 'true';
  return inAddress || /(?:^|;)\s*special_offer=true\s*(?:;|$)/.test(cookies);
}
