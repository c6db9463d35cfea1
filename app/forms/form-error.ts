import type contact from '../i18n/locales/en-GB/contact.json';
import type errors from '../i18n/locales/en-GB/errors.json';

/** A refusal that a form can tell: the catalogue has words for it, in English and so in each language. */
export type FormError = keyof typeof errors | keyof (typeof contact)['error'];
