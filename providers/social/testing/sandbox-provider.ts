import type { SocialProviderConfig } from '~/config/social-providers';

/** Returns the configuration of a provider played by the sandbox at a URL. */
export function sandboxProvider(sandboxUrl: string, name = 'Aurora'): SocialProviderConfig {
  const segment = name.toLowerCase();
  const base = `${sandboxUrl}/social`;
  return {
    id: name.toUpperCase(),
    name,
    clientId: `client-${segment}`,
    clientSecret: 'secret',
    authorizationUrl: `${base}/${segment}/authorize`,
    tokenUrl: `${base}/${segment}/token`,
    userInfoUrl: `${base}/${segment}/userinfo`,
    scopes: ['openid', 'email'],
    idTokens: { issuer: `sandbox:${segment}`, keysUrl: `${base}/keys` },
  };
}

export interface Answering {
  email?: string;
  isVerified?: boolean;
  answer?: 'continue' | 'cancel';
}

/** Submits a person's answer on the provider's page; returns the address they are sent back to. */
export async function answerProvider(
  authorizationUrl: string,
  { email = '', isVerified = true, answer = 'continue' }: Answering,
): Promise<URL> {
  const address = new URL(authorizationUrl);
  const fields = new URLSearchParams(address.searchParams);
  fields.set('email', email);
  fields.set('answer', answer);
  if (isVerified) fields.set('isVerified', 'on');
  const response = await fetch(address.origin + address.pathname, {
    method: 'POST',
    body: fields,
    redirect: 'manual',
  });
  const location = response.headers.get('location');
  if (!location) throw new Error(`the provider answered ${response.status}`);
  return new URL(location);
}

/** Fetches a token like the one that the provider's own script gives to the page. */
export async function signedToken(
  sandboxUrl: string,
  persona: {
    email: string;
    isVerified?: boolean;
    clientId: string;
    issuer?: string;
    age?: number;
  },
  segment = 'aurora',
): Promise<string> {
  const response = await fetch(`${sandboxUrl}/social/${segment}/id-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ isVerified: true, ...persona }),
  });
  return ((await response.json()) as { token: string }).token;
}
