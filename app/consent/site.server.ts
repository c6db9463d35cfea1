import type { AppLoadContext } from '@remix-run/node';

/** What its person lets this browser's visits be used for; null as long as nobody said. */
export async function consentSite({ consent }: AppLoadContext) {
  return { consent };
}
