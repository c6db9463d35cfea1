/** Every language in which we write to people by ourselves; words missing in one do not compile. */
export const writtenLocales = ['en-GB', 'fr-FR', 'de-DE', 'es-ES', 'pt-BR'] as const;
export type WrittenLocale = (typeof writtenLocales)[number];

/** What is said, in each language. */
export type InEveryLocale<Words> = Record<WrittenLocale, Words>;

/** The catalogues of a namespace by their locales; those of all languages have the same words. */
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

/** The language to write to a person in: theirs (BCP 47), else another form of it, else English. */
export function writtenLocaleFor(tag: string): WrittenLocale {
  const exact = writtenLocales.find((one) => one === tag);
  return exact ?? writtenLocales.find((one) => languageOf(one) === languageOf(tag)) ?? 'en-GB';
}
