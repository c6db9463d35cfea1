import type { AppLoadContext } from '@remix-run/node';

/** The script of a tag manager, where there is one. */
export async function analyticsSite({ tagManagerUrl }: AppLoadContext) {
  return { tagManagerUrl };
}
