import { useLocation, useSubmit } from '@remix-run/react';
import { useEffect } from 'react';
import { useChangeLanguage } from 'remix-i18next/react';
import { keepLanguage, storedLanguage } from '../i18n/stored-language';
import { whenIdle } from '../ui/behaviour/when-idle';
import { fallbackLocale, findLocale } from '../i18n/locales';

interface SiteLanguage {
  locale: string;
  language: { isChosen: boolean; released: string[] };
}

/**
 * Sets the language that the server chose. A choice is cached in the browser. If the server only guessed,
 * the cached choice is sent to it.
 */
export function useLanguage(site: SiteLanguage | undefined): void {
  const locale = site?.locale ?? fallbackLocale;
  const submit = useSubmit();
  const { pathname, search } = useLocation();
  useChangeLanguage(locale);
  useEffect(() => {
    if (!site) return;
    if (site.language.isChosen) return whenIdle(() => keepLanguage(site.locale));
    const kept = findLocale(site.language.released, storedLanguage() ?? '');
    if (kept === undefined || kept === site.locale) return;
    submit(
      { locale: kept, redirectTo: pathname + search },
      { method: 'post', action: '/language', replace: true, preventScrollReset: true },
    );
  }, [site, pathname, search, submit]);
}
