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
  /** Whose passkey it must be; any user's where it is left out, for a whole sign-in. */
  holder?: Holder | undefined;
}

/**
 * Whose passkey signed a challenge of ours in this browser, with the person verified; null when it
 * did not. A counter that does not grow is a copy's (WebAuthn, section 6.1.1): it is refused, save
 * of authenticators that count nothing.
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

/** An answer may say whose passkey it is; then it must be theirs. */
function isHandleOf(holderId: string, { response: { userHandle } }: SignedByPasskey): boolean {
  return userHandle === undefined || Buffer.from(userHandle, 'base64url').toString() === holderId;
}

const credentialOf = ({ credential_id, public_key, counter }: PasskeysRow): WebAuthnCredential => ({
  id: credential_id,
  publicKey: new Uint8Array(public_key),
  counter,
});

/** The new counter of a right answer; the library throws at whatever is not. */
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
