/** The languages whose words are compared by their forms. */
export const wordLanguages = ['en', 'de', 'es', 'fr', 'pt'] as const;
export type WordLanguage = (typeof wordLanguages)[number];
