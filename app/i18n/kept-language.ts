/** Where a browser keeps a choice of language, for when its cookie is gone. */
export const languageKey = 'lng';

/** What the browser remembers of an earlier choice: the longer memory first. */
export function keptLanguage(): string | null {
  return read('localStorage') ?? read('sessionStorage');
}

/** Caches a choice. A browser that keeps nothing is asked again by its cookie alone. */
export function keepLanguage(locale: string): void {
  try {
    window.localStorage.setItem(languageKey, locale);
  } catch {
    // Storage is full or forbidden.
  }
}

function read(storage: 'localStorage' | 'sessionStorage'): string | null {
  try {
    return window[storage].getItem(languageKey);
  } catch {
    return null;
  }
}
