import { browserStore } from '../browser/browser-store';

/** The storage key of the chosen language, for use when the cookie is gone. */
export const languageKey = 'lng';
const long = browserStore('localStorage', languageKey);
const brief = browserStore('sessionStorage', languageKey);

/** Returns the language chosen earlier in this browser, from local storage first. */
export const storedLanguage = (): string | null => long.read() ?? brief.read();

/** Stores the choice. A browser without storage relies on the cookie alone. */
export const keepLanguage = (locale: string): void => long.write(locale);
