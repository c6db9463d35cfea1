/** A key with another meaning: typed into a field, with a modifier, or meant for an open modal. */
export function isForSomethingElse({ altKey, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || document.querySelector('[data-modal]')) return true;
  return target instanceof Element && target.closest('input, select, textarea') !== null;
}
