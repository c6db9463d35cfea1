/** The languages of the rules. */
export const languages = ['en', 'fr', 'de', 'es', 'pt'] as const;
export type Language = (typeof languages)[number];
