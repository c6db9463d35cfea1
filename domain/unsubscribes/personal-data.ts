import { provedAddress } from '../account-states/proved-address';
import type { PersonalData } from '../shared/personal-data';

/** What this area holds of a person: that their address wants no marketing mail, for good. */
export const unsubscribesPersonalData: PersonalData[] = [
  {
    table: 'email_unsubscribes',
    owner: 'address',
    of: provedAddress,
    onErasure: 'hash',
    email: 'address',
    hash: 'address_hash',
    withheld: ['address_hash'],
  },
];
