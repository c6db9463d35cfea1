import type { InitOptions } from 'i18next';
import { fallbackLocale } from './locales';

/**
 * The options of i18next. They are the same on both sides, so that the browser's first render equals the
 * server's.
 */
export const i18nOptions = {
  fallbackLng: fallbackLocale,
  load: 'currentOnly',
  defaultNS: 'ui',
  returnNull: false,
  interpolation: { escapeValue: false },
} satisfies InitOptions;
