/** Every language of our mails and notifications; a missing text in one does not compile. */
export const writtenLocales = ['en-GB', 'fr-FR', 'de-DE', 'es-ES', 'pt-BR'] as const;
export type WrittenLocale = (typeof writtenLocales)[number];

/** Texts in each language. */
export type InEveryLocale<Words> = Record<WrittenLocale, Words>;

/** Returns the catalogues of a namespace by locale; all languages have the same keys. */
export const inEveryLocale = <Words>({
  en,
  fr,
  de,
  es,
  pt,
}: Record<'en' | 'fr' | 'de' | 'es' | 'pt', Words>): InEveryLocale<Words> => ({
  'en-GB': en,
  'fr-FR': fr,
  'de-DE': de,
  'es-ES': es,
  'pt-BR': pt,
});

const languageOf = (tag: string) => tag.split('-', 1)[0]?.toLowerCase();

/**
 * Returns the language in which to write to a person: their own (BCP 47), else another variant of it, else
 * English.
 */
export function writtenLocaleFor(tag: string): WrittenLocale {
  const exact = writtenLocales.find((one) => one === tag);
  return exact ?? writtenLocales.find((one) => languageOf(one) === languageOf(tag)) ?? 'en-GB';
}
