/** A person's identity at a provider, as the provider reports it. */
export interface SocialIdentity {
  /** The provider's identifier in upper case. */
  provider: string;
  /** The provider's name as people know it. */
  providerName: string;
  /** The person's permanent identifier at the provider; addresses can pass to other people. */
  subject: string;
  email: string | null;
  /** True if the provider vouches that the person receives mail at the address. */
  isEmailVerified: boolean;
}

/** A social provider's part in signing in. */
export interface SocialProvider {
  id: string;
  name: string;
  /** The origin of the provider's consent page; forms of this site may redirect there. */
  origin: string;
  /**
   * Returns the address to send a browser to, and the cookies it must keep until it returns. Throws
   * SocialSignInFailed.
   */
  begin(): Promise<{ location: string; cookies: string[] }>;
  /**
   * Returns the identity of the person who came back, from the query of the return address and the
   * browser's cookies. Throws SocialSignInFailed.
   */
  finish(returned: { search: string; cookieHeader: string }): Promise<SocialIdentity>;
  /**
   * Returns the identity in a signed token; absent if the provider has no such tokens. Throws
   * SocialSignInFailed.
   */
  readToken?(token: string): Promise<SocialIdentity>;
}

/**
 * Thrown when a sign-in fails: the person refused ('denied'), the response is not genuine ('invalid'),
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
