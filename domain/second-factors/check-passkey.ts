import { verifyAuthenticationResponse, type WebAuthnCredential } from '@simplewebauthn/server';
import type { PasskeysRow } from '~/db/rows';
import type { Asker } from '../viewers/asker';
import type { DomainContext } from '../shared/context';
import { holderColumns, type Holder } from './holder';
import { consumeChallenge } from './passkey-challenge';
import type { RelyingParty } from './relying-party';
import { challengeOf, type SignedByPasskey } from './schema';

interface Answer {
  asker: Asker;
  site: RelyingParty;
  signed: SignedByPasskey;
  /** The required owner of the passkey; any user if undefined, for a complete sign-in. */
  holder?: Holder | undefined;
}

/**
 * Returns the owner of the passkey that signed our challenge in this browser with user verification; null
 * if invalid. A counter that does not increase indicates a copy (WebAuthn, section 6.1.1) and is refused,
 * except for authenticators that do not count.
 */
export async function checkPasskey(
  context: DomainContext,
  { asker, site, signed, holder }: Answer,
): Promise<string | null> {
  const challenge = challengeOf(signed.response.clientDataJSON);
  const purpose = holder ? 'second-step' : 'sign-in';
  if (!(await consumeChallenge(context, challenge, { purpose, asker }))) return null;
  const row = await context
    .db('passkeys')
    .where({ credential_id: signed.id })
    .where(holder ? holderColumns(holder) : { holder_kind: 'user' })
    .first();
  if (!row || !isHandleOf(row.holder_id, signed)) return null;
  const counter = await verify(site, signed, { challenge, credential: credentialOf(row) });
  if (counter === null) return null;
  const used = await context
    .db('passkeys')
    .where({ id: row.id, counter: row.counter })
    .update({ counter, last_used_at: context.now() });
  return used === 1 ? row.holder_id : null;
}

/** Checks the user handle of a response, which is optional but must name the holder. */
function isHandleOf(holderId: string, { response: { userHandle } }: SignedByPasskey): boolean {
  return userHandle === undefined || Buffer.from(userHandle, 'base64url').toString() === holderId;
}

const credentialOf = ({ credential_id, public_key, counter }: PasskeysRow): WebAuthnCredential => ({
  id: credential_id,
  publicKey: new Uint8Array(public_key),
  counter,
});

/** Returns the new counter of a valid response; null if it is invalid, for which the library throws. */
async function verify(
  { id, origin }: RelyingParty,
  signed: SignedByPasskey,
  { challenge, credential }: { challenge: string; credential: WebAuthnCredential },
): Promise<number | null> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: signed,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential,
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
