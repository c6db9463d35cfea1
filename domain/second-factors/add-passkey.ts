import { verifyRegistrationResponse } from '@simplewebauthn/server';
import type { Asker } from '../viewers/asker';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { transact } from '../shared/transactions/transact';
import { enrol } from './enrol';
import { holderColumns, type Holder } from './holder';
import { consumeChallenge } from './passkey-challenge';
import { refuse, type Refusal } from './refusals';
import type { RelyingParty } from './relying-party';
import { challengeOf, type MadePasskey } from './schema';

interface Addition {
  holder: Holder;
  asker: Asker;
  site: RelyingParty;
  name: string;
  made: MadePasskey;
}

type Added = { ok: true; recoveryCodes: string[] | null };

/** Stores a passkey that a browser made for our challenge with user verification. */
export async function addPasskey(
  context: DomainContext,
  { holder, asker, site, name, made }: Addition,
): Promise<Added | Refusal<'passkey-refused'>> {
  const challenge = challengeOf(made.response.clientDataJSON);
  const isOurs = await consumeChallenge(context, challenge, { purpose: 'add', asker });
  const credential = isOurs ? await verify(site, made, challenge) : null;
  if (!credential) return refuse('passkey-refused');
  const { id, publicKey, counter } = credential;
  return transact(context, async (trx) => {
    const existing = await trx('passkeys').where({ credential_id: id }).first('id');
    if (existing) return refuse('passkey-refused');
    const recoveryCodes = await enrol(context, trx, {
      holder,
      change: 'passkey-added',
      store: async () => {
        await trx('passkeys').insert({
          id: newId(),
          ...holderColumns(holder),
          credential_id: id,
          public_key: Buffer.from(publicKey),
          counter,
          transports: made.response.transports ?? [],
          name,
          created_at: context.now(),
        });
      },
    });
    return { ok: true, recoveryCodes };
  });
}

/** Returns the credential of a valid response; null if it is invalid, for which the library throws. */
async function verify({ id, origin }: RelyingParty, made: MadePasskey, challenge: string) {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: made,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    });
    return registrationInfo?.credential ?? null;
  } catch {
    return null;
  }
}
