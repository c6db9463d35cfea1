import type { SocialProviderConfig } from '~/config/social-providers';
import { createOAuthProvider } from './oauth';
import type { SocialProvider } from './social-provider';

/** The social providers by the path segment that names them in addresses. */
export type SocialProviders = ReadonlyMap<string, SocialProvider>;

/**
 * Opens every configured provider. Each has its own return address, so that no provider can pass for
 * another.
 */
export function createSocialProviders(
  providers: readonly SocialProviderConfig[],
  { publicUrl }: { publicUrl: string },
): SocialProviders {
  return new Map(
    providers.map((provider) => {
      const segment = provider.id.toLowerCase();
      const returnUrl = new URL(`/api/v1/auth/${segment}/redirect`, publicUrl).href;
      return [segment, createOAuthProvider(provider, { returnUrl })] as const;
    }),
  );
}
