import type { AppLoadContext } from '@remix-run/node';
import { productSettings } from '~/domain/settings/settings';

/** The language of the page, and those there are. */
export async function languageSite({ domain, language: { locale, by } }: AppLoadContext) {
  const { 'locales.released': released } = await domain.settings(productSettings);
  return { locale, language: { isChosen: by !== 'guess', released } };
}
