import type { AppLoadContext } from '@remix-run/node';

/** Returns the consent of this browser's person; null before there is a choice. */
export async function consentSite({ consent }: AppLoadContext) {
  return { consent };
}
