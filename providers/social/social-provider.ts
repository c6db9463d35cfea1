/** Who somebody is at a provider, as the provider tells it. */
export interface SocialIdentity {
  /** The provider's identifier, upper case. */
  provider: string;
  /** What people call the provider. */
  providerName: string;
  /** Names the person there, for ever; addresses change hands. */
  subject: string;
  email: string | null;
  /** Whether the provider vouches that the person reads mail to the address. */
  isEmailVerified: boolean;
}

/** One social provider, as far as signing in goes. */
export interface SocialProvider {
  id: string;
  name: string;
  /** Where the browser asks for leave; forms of this site may lead there. */
  origin: string;
  /** Where to send a browser, and what it must keep until it comes back. Throws SocialSignInFailed. */
  begin(): Promise<{ location: string; cookies: string[] }>;
  /**
   * Who came back, by the query of the return address and the cookies of the browser.
   * Throws SocialSignInFailed.
   */
  finish(returned: { search: string; cookieHeader: string }): Promise<SocialIdentity>;
  /** Whom a signed token names; absent where a provider has none. Throws SocialSignInFailed. */
  readToken?(token: string): Promise<SocialIdentity>;
}

/**
 * Nobody was signed in: the person said no ('denied'), what came back is not genuine ('invalid'),
 * or the provider does not answer ('unavailable').
 */
export class SocialSignInFailed extends Error {
  override name = 'SocialSignInFailed';
  constructor(
    readonly reason: 'denied' | 'invalid' | 'unavailable',
    options?: ErrorOptions,
  ) {
    super(`The social sign-in failed: ${reason}`, options);
  }
}
