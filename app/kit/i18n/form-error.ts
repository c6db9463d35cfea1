import type contact from '~/locales/en-GB/contact.json';
import type errors from '~/locales/en-GB/errors.json';

/** A refusal that a form can show: the catalogue has a text for it in English, and so in each language. */
export type FormError = keyof typeof errors | keyof (typeof contact)['error'];
