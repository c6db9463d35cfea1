import type { Config } from '~/config/config';
import type { AgeAssurance } from './age-assurance';
import { createHttpAgeAssurance } from './http-age-assurance';

/** Returns the configured provider; null if there is none. */
export function createAgeAssurance(
  config: Pick<Config, 'AGE_CHECK_URL' | 'AGE_CHECK_KEY' | 'AGE_CHECK_PAGES'>,
): AgeAssurance | null {
  const { AGE_CHECK_URL: url, AGE_CHECK_KEY: key, AGE_CHECK_PAGES: pages } = config;
  if (!url || !key || !pages) return null;
  return createHttpAgeAssurance({ url, key, pagesOrigin: new URL(pages).origin });
}
