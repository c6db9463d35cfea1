import i18next, { type BackendModule, type i18n, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Strings } from './group-strings';
import { completeLocales, fallbackLocale } from './locales';
import { i18nOptions } from './options';

const locales = import.meta.glob<{ default: Strings }>('./locales/*/index.ts');
/** Areas that few pages need, by the beginning of their addresses; those pages are loaded whole. */
const rareAreas = [
  // The back office speaks English: its words are shared with the people who write its rules.
  {
    path: '/admin',
    load: async (): Promise<Strings> => ({
      staff: (await import('./locales/en-GB/staff.json')).default satisfies ResourceKey,
    }),
  },
];

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
  const isComplete = completeLocales.includes(locale);
  const rare = rareAreas.find(({ path }) => location.pathname.startsWith(path));
  const [everyday, fallback, seldom] = await Promise.all([
    loadLocale(locale),
    isComplete ? {} : loadLocale(fallbackLocale),
    rare?.load(),
  ]);
  const strings = { ...everyday, ...seldom };
  const instance = i18next.createInstance();
  await instance
    .use(initReactI18next)
    .use(otherLocales)
    .init({
      ...i18nOptions,
      // A complete language never needs the words of another.
      fallbackLng: (code) => (completeLocales.includes(code) ? [] : [fallbackLocale]),
      lng: locale,
      ns: Object.keys({ ...fallback, ...strings }),
      resources: { [locale]: strings, ...(isComplete ? {} : { [fallbackLocale]: fallback }) },
      partialBundledLanguages: true,
    });
  return instance;
}

/** The words of a language; none where it has not been begun. */
async function loadLocale(locale: string): Promise<Strings> {
  const load = locales[`./locales/${locale}/index.ts`];
  return load ? (await load()).default : {};
}
