import type { SandboxProvider, SandboxContext } from '../sandbox-provider';
import { Grants } from './grants';
import { createSigner } from './id-tokens';
import { socialRoutes } from './social-routes';

/** Opens the social providers: any number, each under the name in its address. */
export async function openSocial(context: SandboxContext): Promise<SandboxProvider> {
  const signer = await createSigner();
  return {
    title: 'Social sign-in',
    summary:
      'Any number of providers with OAuth 2, PKCE and ID tokens: choose who you are, or say no.',
    targets: ['social'],
    links: [{ label: 'Published keys', path: '/social/keys' }],
    router: socialRoutes(context, { grants: new Grants(), signer }),
  };
}
