import { isOfInputMethod } from './is-of-input-method';

/**
 * Checks whether a key has another meaning: typed into a field, pressed with a modifier, or meant for an
 * open modal.
 */
export function isForSomethingElse(event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, metaKey, target } = event;
  if (isOfInputMethod(event)) return true;
  if (altKey || ctrlKey || metaKey || document.querySelector('[data-modal], dialog[open]'))
    return true;
  return target instanceof Element && target.closest('input, select, textarea') !== null;
}
