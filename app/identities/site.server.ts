import type { AppLoadContext } from '@remix-run/node';

/** Where one may sign in, with the segment of each provider's addresses. */
export async function identitiesSite({ socialProviders }: AppLoadContext) {
  return { socialProviders };
}
