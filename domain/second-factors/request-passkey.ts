import {
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { Asker } from '../viewers/asker';
import type { DomainContext } from '../shared/context';
import { holderColumns, type Holder } from './holder';
import { keepChallenge } from './passkey-challenge';
import type { RelyingParty } from './relying-party';

interface Question {
  asker: Asker;
  site: RelyingParty;
  /** The owner of the passkey; any user if undefined, for a complete sign-in. */
  holder?: Holder | undefined;
}

/** Returns the options with which a browser signs by a passkey; user verification is required. */
export async function requestPasskey(
  context: DomainContext,
  { asker, site, holder }: Question,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const passkeys = holder
    ? await context
        .db('passkeys')
        .where(holderColumns(holder))
        .select('credential_id', 'transports')
    : [];
  const options = await generateAuthenticationOptions({
    rpID: site.id,
    userVerification: 'required',
    allowCredentials: passkeys.map(({ credential_id: id, transports }) => ({ id, transports })),
  });
  const purpose = holder ? 'second-step' : 'sign-in';
  await keepChallenge(context, options.challenge, { purpose, asker });
  return options;
}
