import { refuse, type Refusal } from './refusals';

interface IdentityFacts<Owner> {
  /** The user that the identity is linked to. */
  owner: Owner | undefined;
  /** The address that the provider reports. */
  email: string | null;
  /** True if the provider vouches for the address. */
  isVouchedFor: boolean;
  /** True if they have proved it to us by a code. */
  isProved: boolean;
  /** The user who has the address; null if there is none, undefined if it has not been looked up. */
  addressOwner?: Owner | null;
}

type IdentityDecision<Owner> =
  | { ok: true; kind: 'needs'; fact: 'addressOwner'; email: string }
  /** They are signed in as the user they are linked to. */
  | { ok: true; kind: 'open'; owner: Owner }
  /** Our code is mailed to the address. */
  | { ok: true; kind: 'ask-proof'; email: string }
  /** They are linked to the account of the address, whose owner is notified. */
  | { ok: true; kind: 'link'; owner: Owner }
  /** They are linked to a new account. */
  | { ok: true; kind: 'create'; email: string }
  | Refusal<'no-email'>;

/**
 * Decides about a person identified by a provider. A linked identity is signed in. An address that the
 * provider vouches for and that no account has creates an account immediately. Any other address must
 * be proved by our code. That looks the same whether the address has an account or not, so that no one
 * can gain access to an account by claiming its address.
 */
export function decideIdentity<Owner>(facts: IdentityFacts<Owner>): IdentityDecision<Owner> {
  const { owner, email, isVouchedFor, isProved, addressOwner } = facts;
  if (owner) return { ok: true, kind: 'open', owner };
  if (email === null) return refuse('no-email');
  if (!isVouchedFor && !isProved) return { ok: true, kind: 'ask-proof', email };
  if (addressOwner === undefined) return { ok: true, kind: 'needs', fact: 'addressOwner', email };
  if (addressOwner === null) return { ok: true, kind: 'create', email };
  return isProved
    ? { ok: true, kind: 'link', owner: addressOwner }
    : { ok: true, kind: 'ask-proof', email };
}
