import { browserStore } from '../browser/browser-store';

/** Where a browser keeps a choice of language, for when its cookie is gone. */
export const languageKey = 'lng';
const long = browserStore('localStorage', languageKey);
const brief = browserStore('sessionStorage', languageKey);

/** What the browser remembers of an earlier choice: the longer memory first. */
export const storedLanguage = (): string | null => long.read() ?? brief.read();

/** Caches a choice. A browser that keeps nothing is asked again by its cookie alone. */
export const keepLanguage = (locale: string): void => long.write(locale);
