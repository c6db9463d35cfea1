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
 * What a browser needs to make a passkey: one that signs in by itself, behind the person's finger,
 * face or PIN, and none that they have here already.
 */
export async function beginPasskey(
  context: DomainContext,
  { holder, asker, site }: Beginning,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const [address, known] = await Promise.all([
    findHolderAddress(context.db, holder),
    context.db('passkeys').where(holderColumns(holder)).select('credential_id', 'transports'),
  ]);
  const options = await generateRegistrationOptions({
    rpID: site.id,
    rpName: site.name,
    userName: address?.email ?? '',
    userID: new TextEncoder().encode(holder.id),
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(context, options.challenge, { purpose: 'add', asker });
  return options;
}
