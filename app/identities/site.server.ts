import type { AppLoadContext } from '@remix-run/node';

/** Returns the providers for sign-in, with the path segment of each. */
export async function identitiesSite({ socialProviders }: AppLoadContext) {
  return { socialProviders };
}
