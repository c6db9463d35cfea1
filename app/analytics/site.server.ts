import type { AppLoadContext } from '@remix-run/node';

/** Returns the script of a tag manager, where one is configured. */
export async function analyticsSite({ tagManagerUrl }: AppLoadContext) {
  return { tagManagerUrl };
}
