/** What somebody may refuse; the browser draws them, so no schema stands here. */
export const consentCategories = ['analytics', 'marketing'] as const;

type ConsentCategory = (typeof consentCategories)[number];
export type Consent = Record<ConsentCategory, boolean>;
