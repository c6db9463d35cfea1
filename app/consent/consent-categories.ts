/** The optional categories. Browsers load this file, so it contains no schema. */
export const consentCategories = ['analytics', 'marketing'] as const;

type ConsentCategory = (typeof consentCategories)[number];
export type Consent = Record<ConsentCategory, boolean>;
