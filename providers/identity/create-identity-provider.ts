import type { Config } from '~/config/config';
import type { IdentityProvider } from './identity-provider';
import { createVeriff } from './veriff';

/** Returns the configured provider; null if there is none. */
export function createIdentityProvider(
  config: Pick<Config, `VERIFF_${'URL' | 'KEY' | 'SECRET' | 'PAGES'}`>,
): IdentityProvider | null {
  const { VERIFF_URL: url, VERIFF_KEY: key, VERIFF_SECRET: secret, VERIFF_PAGES: pages } = config;
  if (!url || !key || !secret || !pages) return null;
  return createVeriff({ url, key, secret, pagesOrigin: new URL(pages).origin });
}
