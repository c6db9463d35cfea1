import i18next, { type BackendModule, type i18n, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { fallbackLocale, i18nOptions } from './options';

type Strings = Record<string, ResourceKey>;

const locales = import.meta.glob<{ default: Strings }>('./locales/*/index.ts');

const otherLocales: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(locale, area, done) {
    loadLocale(locale).then(
      (strings) => done(null, strings[area] ?? {}),
      (error: Error) => done(error, null),
    );
  },
};

/**
 * Every area of the page's language is there before hydration, so that no page ever waits for its
 * words; another language is fetched when somebody chooses it.
 */
export async function createBrowserI18n(): Promise<i18n> {
  const locale = document.documentElement.lang;
  const strings = await loadLocale(locale);
  const instance = i18next.createInstance();
  await instance
    .use(initReactI18next)
    .use(otherLocales)
    .init({
      ...i18nOptions,
      lng: locale,
      ns: Object.keys(strings),
      resources: { [locale]: strings },
      partialBundledLanguages: true,
    });
  return instance;
}

async function loadLocale(locale: string): Promise<Strings> {
  const load =
    locales[`./locales/${locale}/index.ts`] ?? locales[`./locales/${fallbackLocale}/index.ts`];
  return load ? (await load()).default : {};
}
