import { createHash } from 'node:crypto';
import { OAuth2Strategy } from 'remix-auth-oauth2';
import type { TokenReader } from './id-token';
import type { SocialIdentity } from './social-provider';

type Options = OAuth2Strategy.ConstructorOptions & { readToken: TokenReader | undefined };
type Verify = (tokens: {
  accessToken: string;
  /** The person named in the ID token; undefined if the provider signs none. */
  named: SocialIdentity | undefined;
}) => Promise<SocialIdentity>;
type Tokens = Awaited<ReturnType<OAuth2Strategy<SocialIdentity>['validateAuthorizationCode']>>;

/** The authorization code grant with the additions of OpenID Connect: a nonce and a verified ID token. */
export class CodeStrategy extends OAuth2Strategy<SocialIdentity> {
  readonly #clientId: string;
  readonly #readToken: TokenReader | undefined;
  readonly #named: WeakMap<Tokens, SocialIdentity>;

  constructor({ readToken, ...options }: Options, verify: Verify) {
    const named = new WeakMap<Tokens, SocialIdentity>();
    super(
      {
        ...options,
        // Credentials in the Basic header are form-encoded first (RFC 6749, 2.3.1).
        clientId: formEncoded(options.clientId),
        clientSecret: formEncoded(options.clientSecret ?? ''),
      },
      ({ tokens }) => verify({ accessToken: tokens.accessToken(), named: named.get(tokens) }),
    );
    this.#clientId = options.clientId;
    this.#readToken = readToken;
    this.#named = named;
  }

  protected override createAuthorizationURL() {
    const begun = super.createAuthorizationURL();
    begun.url.searchParams.set('client_id', this.#clientId);
    if (this.#readToken) begun.url.searchParams.set('nonce', nonceOf(begun.codeVerifier));
    return begun;
  }

  protected override async validateAuthorizationCode(code: string, codeVerifier: string) {
    const tokens = await super.validateAuthorizationCode(code, codeVerifier);
    if (this.#readToken) {
      const nonce = nonceOf(codeVerifier);
      this.#named.set(tokens, await this.#readToken(tokens.idToken(), { nonce }));
    }
    return tokens;
  }
}

/**
 * Derives the nonce from the code verifier. The verifier's cookie binds it to the browser, and the nonce
 * does not reveal the verifier.
 */
const nonceOf = (codeVerifier: string) =>
  createHash('sha256').update(`nonce ${codeVerifier}`).digest('base64url');

/** Encodes one value as application/x-www-form-urlencoded. */
const formEncoded = (value: string) => new URLSearchParams([['', value]]).toString().slice(1);
