import i18next from 'i18next';
import errors from '~/locales/en-GB/errors.json' with { type: 'json' };
import { fallbackLocale } from './locales';
import { i18nOptions } from './options';

const instance = i18next.createInstance();
// With its strings at hand it is ready at once.
void instance.init({
  ...i18nOptions,
  lng: fallbackLocale,
  initImmediate: false,
  resources: { [fallbackLocale]: { errors } },
});

/** Translates for pages that have to be told without asking anything, the reader's locale included. */
export const errorStrings = instance.getFixedT(fallbackLocale, 'errors');
