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
  /** Whose passkeys are asked for; anybody's where it is left out, for a whole sign-in. */
  holder?: Holder | undefined;
}

/** What a browser needs to have a passkey sign; the person must be verified. */
export async function askForPasskey(
  context: DomainContext,
  { asker, site, holder }: Question,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const known = holder
    ? await context
        .db('passkeys')
        .where(holderColumns(holder))
        .select('credential_id', 'transports')
    : [];
  const options = await generateAuthenticationOptions({
    rpID: site.id,
    userVerification: 'required',
    allowCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports })),
  });
  const purpose = holder ? 'second-step' : 'sign-in';
  await keepChallenge(context, options.challenge, { purpose, asker });
  return options;
}
