/**
 * Returns the key of the modal that the server rendered into the page, if any. The age gate is a part of
 * the page and not a registered modal.
 */
export function drawnModal(): string | undefined {
  return document.querySelector<HTMLElement>('[data-modal]:not([data-age-gate])')?.dataset['modal'];
}
