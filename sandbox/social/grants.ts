import { createHash, randomBytes } from 'node:crypto';
import type { Persona } from './persona';

/** A code's content: the data for which it may be exchanged. */
export interface Grant {
  provider: string;
  clientId: string;
  returnUrl: string;
  /** The SHA-256 of the verifier in base64url (RFC 7636, S256). */
  challenge: string;
  /** The nonce, which is copied into the ID token. */
  nonce?: string | undefined;
  persona: Persona;
}

const kept = 1_000;

/** Codes that are valid once, and tokens that are valid until the sandbox ends. */
export class Grants {
  #codes = new Map<string, Grant>();
  #tokens = new Map<string, Grant>();

  issue(grant: Grant): string {
    return remember(this.#codes, grant);
  }

  /**
   * Returns the token for a code with its verifier and exact return address; undefined for anything else.
   */
  exchange(
    code: string,
    proof: { provider: string; clientId: string; returnUrl: string; verifier: string },
  ): { token: string; grant: Grant } | undefined {
    const grant = this.#codes.get(code);
    this.#codes.delete(code);
    if (!grant) return undefined;
    const challenge = createHash('sha256').update(proof.verifier).digest('base64url');
    const fits =
      grant.provider === proof.provider &&
      grant.clientId === proof.clientId &&
      grant.returnUrl === proof.returnUrl &&
      grant.challenge === challenge;
    return fits ? { token: remember(this.#tokens, grant), grant } : undefined;
  }

  find(token: string): Grant | undefined {
    return this.#tokens.get(token);
  }
}

function remember(grants: Map<string, Grant>, grant: Grant): string {
  const key = randomBytes(24).toString('base64url');
  grants.set(key, grant);
  const [oldest] = grants.keys();
  if (grants.size > kept && oldest !== undefined) grants.delete(oldest);
  return key;
}
