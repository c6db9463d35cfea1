import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
} from '@simplewebauthn/server';
import type { Asker } from '../viewers/asker';
import type { DomainContext } from '../shared/context';
import { findHolderAddress, holderColumns, type Holder } from './holder';
import { keepChallenge } from './passkey-challenge';
import type { RelyingParty } from './relying-party';

interface Beginning {
  holder: Holder;
  asker: Asker;
  site: RelyingParty;
}

/**
 * Returns the options with which a browser creates a passkey: discoverable, with user verification, and
 * different from the passkeys the person already has here.
 */
export async function beginPasskey(
  context: DomainContext,
  { holder, asker, site }: Beginning,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const [address, passkeys] = await Promise.all([
    findHolderAddress(context.db, holder),
    context.db('passkeys').where(holderColumns(holder)).select('credential_id', 'transports'),
  ]);
  const options = await generateRegistrationOptions({
    rpID: site.id,
    rpName: site.name,
    userName: address?.email ?? '',
    userID: new TextEncoder().encode(holder.id),
    attestationType: 'none',
    excludeCredentials: passkeys.map(({ credential_id: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(context, options.challenge, { purpose: 'add', asker });
  return options;
}
