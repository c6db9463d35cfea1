import { refuse, type Refusal } from './refusals';

interface IdentityFacts<Owner> {
  /** Who of us the identity is tied to. */
  owner: Owner | undefined;
  /** What the provider says is their address. */
  email: string | null;
  /** Whether the provider vouches for it. */
  isVouchedFor: boolean;
  /** Whether they have proved it to us by a code. */
  isProved: boolean;
  /** Who of us has the address; null where nobody does, undefined where nobody looked. */
  addressOwner?: Owner | null;
}

type IdentityDecision<Owner> =
  | { ok: true; kind: 'needs'; fact: 'addressOwner'; email: string }
  /** They are let in as who they are tied to. */
  | { ok: true; kind: 'open'; owner: Owner }
  /** A code of ours is mailed to the address. */
  | { ok: true; kind: 'ask-proof'; email: string }
  /** They are tied to the account of the address, whose owner is told. */
  | { ok: true; kind: 'link'; owner: Owner }
  /** They are tied to a new account. */
  | { ok: true; kind: 'create'; email: string }
  | Refusal<'no-email'>;

/**
 * What becomes of somebody whom a provider has named. Whoever was tied to an account before is let in.
 * An address the provider vouches for, and that nobody here has, makes an account at once. Any other is
 * believed only after a code of ours, which is the same to an onlooker whether the address has an
 * account or not: so nobody gets at another's account by claiming its address.
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
