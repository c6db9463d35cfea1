import type { AppLoadContext } from '@remix-run/node';
import type { ResourceKey, i18n, TFunction } from 'i18next';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { i18nOptions } from './options';
import { trustLanguageCodes } from './trust-language-codes';

const files = import.meta.glob<{ default: ResourceKey }>(
  // The files excluded below hold strings of background processes, which pages do not use.
  [
    '~/locales/*/*.json',
    '!~/locales/*/{archive,crisis,mails,moments,replies,staff-mails,thanks,told}.json',
  ],
  { eager: true },
);
const resources = groupByLocale();
const instances = new Map<string, Promise<i18n>>();

function groupByLocale() {
  const grouped: Record<string, Record<string, ResourceKey>> = {};
  for (const [path, file] of Object.entries(files)) {
    const [name = '', locale = ''] = path.split('/').reverse();
    (grouped[locale] ??= {})[name.replace('.json', '')] = file.default;
  }
  return grouped;
}

/**
 * Returns the instance of a locale. It lives as long as the process, because nothing in it belongs to a
 * request.
 */
export function serverI18n(locale: string): Promise<i18n> {
  const cached = instances.get(locale);
  if (cached) return cached;
  const instance = i18next.createInstance();
  const ready = instance
    .use(initReactI18next)
    .use(trustLanguageCodes)
    .init({ ...i18nOptions, lng: locale, resources, ns: Object.keys(resources[locale] ?? {}) })
    .then(() => instance);
  instances.set(locale, ready);
  return ready;
}

/** Returns the translator for loaders and actions. */
export async function translatorOf({
  language,
}: Pick<AppLoadContext, 'language'>): Promise<TFunction> {
  const instance = await serverI18n(language.locale);
  return instance.t;
}
