import type { i18n } from 'i18next';

/**
 * Lets an instance bring each language code into its canonical form once. The library asks Intl for
 * it in every translation, which was a tenth of what a page cost.
 */
export function rememberLanguageCodes(instance: i18n): void {
  const { languageUtils } = instance.services as {
    languageUtils: { formatLanguageCode(code: string): string };
  };
  const format = languageUtils.formatLanguageCode.bind(languageUtils);
  const formatted = new Map<string, string>();
  languageUtils.formatLanguageCode = (code) => {
    const known = formatted.get(code);
    if (known !== undefined) return known;
    const canonical = format(code);
    formatted.set(code, canonical);
    return canonical;
  };
}
