import type { PersonalData } from '../shared/personal-data';

/** The personal data of this area. */
export const secondFactorsPersonalData: PersonalData[] = [
  {
    table: 'passkeys',
    owner: 'holder_id',
    onErasure: 'delete',
    withheld: ['credential_id', 'public_key', 'counter'],
  },
  {
    table: 'authenticator_apps',
    owner: 'holder_id',
    onErasure: 'delete',
    withheld: ['sealed_secret', 'last_step'],
  },
  { table: 'recovery_codes', owner: 'holder_id', onErasure: 'delete', withheld: ['code_hash'] },
  { table: 'sign_in_tickets', owner: 'holder_id', onErasure: 'delete' },
];
