/**
 * The key of the modal that the server has drawn into the page, if any. The question at the ageGate is
 * a part of the page, not one of the registry.
 */
export function drawnModal(): string | undefined {
  return document.querySelector<HTMLElement>('[data-modal]:not([data-age-gate])')?.dataset['modal'];
}
