import i18next from 'i18next';
import errors from '~/locales/en-GB/errors.json' with { type: 'json' };
import { fallbackLocale } from './locales';
import { i18nOptions } from './options';

const instance = i18next.createInstance();
// With its strings in memory it is ready immediately.
void instance.init({
  ...i18nOptions,
  lng: fallbackLocale,
  initImmediate: false,
  resources: { [fallbackLocale]: { errors } },
});

/** Translates pages that must be shown without loading anything, not even the reader's locale. */
export const errorStrings = instance.getFixedT(fallbackLocale, 'errors');
