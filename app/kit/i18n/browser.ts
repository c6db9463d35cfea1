import i18next, { type BackendModule, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { firstInteraction } from '../rendering/first-interaction';
import type { Strings } from './group-strings';
import { completeLocales, fallbackLocale } from './locales';
import { i18nOptions } from './options';
import { trustLanguageCodes } from './trust-language-codes';

type Files = Record<string, () => Promise<{ default: Strings }>>;

const everyday = import.meta.glob<{ default: Strings }>('./languages/*/everyday.ts');
const seldom = import.meta.glob<{ default: Strings }>('./languages/*/seldom.ts');

/** Pages that need only the everyday strings, until a modal opens over them. */
const everydayPages =
  /^\/(?:characters|chats|privacy-policy|sign_in|sign_up|terms-of-service)?\/?$/;

/** Loads areas on demand: those of another language or of a later page. */
const laterAreas: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(locale, area, done) {
    loadEverything(locale).then(
      (strings) => done(null, strings[area] ?? {}),
      (error: Error) => done(error, null),
    );
  },
};

/**
 * Loads the strings of the page before hydration, so that it never waits for them. The rest follows at
 * the first sign of an interaction. A page that needs it sooner waits in its transition while the
 * previous page stays.
 */
export async function createBrowserI18n({ hasModal }: { hasModal: boolean }): Promise<i18n> {
  const locale = document.documentElement.lang;
  const isComplete = completeLocales.includes(locale);
  const [strings, fallback] = await Promise.all([
    loadForPage(locale, hasModal),
    isComplete ? {} : loadForPage(fallbackLocale, hasModal),
  ]);
  const instance = i18next.createInstance();
  await instance
    .use(initReactI18next)
    .use(trustLanguageCodes)
    .use(laterAreas)
    .init({
      ...i18nOptions,
      // A complete language never needs another one's strings.
      fallbackLng: (code) => (completeLocales.includes(code) ? [] : [fallbackLocale]),
      lng: locale,
      ns: Object.keys({ ...fallback, ...strings }),
      resources: { [locale]: strings, ...(isComplete ? {} : { [fallbackLocale]: fallback }) },
      partialBundledLanguages: true,
    });
  void firstInteraction().then(() => addSeldom(instance));
  return instance;
}

async function loadForPage(locale: string, hasModal: boolean): Promise<Strings> {
  const { pathname } = location;
  if (pathname.startsWith('/admin'))
    return { ...(await loadEverything(locale)), ...(await loadStaff()) };
  return everydayPages.test(pathname) && !hasModal
    ? load(everyday, locale, 'everyday')
    : loadEverything(locale);
}

/**
 * Loads the back office's strings, which exist only in English: they are shared with the authors of its
 * rules.
 */
async function loadStaff(): Promise<Strings> {
  return { staff: (await import('~/locales/en-GB/staff.json')).default };
}

async function loadEverything(locale: string): Promise<Strings> {
  const [common, rest] = await Promise.all([
    load(everyday, locale, 'everyday'),
    load(seldom, locale, 'seldom'),
  ]);
  return { ...common, ...rest };
}

/** Loads the strings of a language; empty if there are none yet. */
async function load(files: Files, locale: string, part: string): Promise<Strings> {
  const file = files[`./languages/${locale}/${part}.ts`];
  return file ? (await file()).default : {};
}

async function addSeldom(instance: i18n): Promise<void> {
  try {
    const areas = Object.keys(await load(seldom, instance.language, 'seldom'));
    await instance.loadNamespaces(areas);
  } catch {
    // The connection is lost: the strings are requested again when they are needed.
  }
}
