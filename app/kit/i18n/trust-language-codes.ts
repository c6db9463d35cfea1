import type { ThirdPartyModule } from 'i18next';

/**
 * Takes language codes as they are: ours are in their canonical form. The library would ask Intl for
 * it in every translation, a tenth of what a page costs, and the first question alone takes a phone
 * a tenth of a second.
 */
export const trustLanguageCodes: ThirdPartyModule = {
  type: '3rdParty',
  init(instance) {
    const { languageUtils } = instance.services as {
      languageUtils: { formatLanguageCode(code: string): string };
    };
    languageUtils.formatLanguageCode = (code) => code;
  },
};
