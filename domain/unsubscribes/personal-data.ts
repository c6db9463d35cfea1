import { provedAddress } from '../account-states/proved-address';
import type { PersonalData } from '../shared/personal-data';

/** Personal data of this area: that a person's address wants no marketing mail, kept permanently. */
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
