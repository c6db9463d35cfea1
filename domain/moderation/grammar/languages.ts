/** Languages that the rules are written in. */
export const languages = ['en', 'fr', 'de', 'es', 'pt'] as const;
export type Language = (typeof languages)[number];
