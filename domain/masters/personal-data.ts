import type { PersonalData } from '../shared/personal-data';

/** The personal data of this area: what managers did, and the invitations of people. */
export const mastersPersonalData: PersonalData[] = [
  {
    table: 'creator_invitations',
    owner: 'creator_id',
    of: { table: 'creator_profiles', reads: 'creators', owner: 'user_id', key: 'id' },
    onErasure: 'delete',
    withheld: ['token_hash'],
  },
  // The log of what was done for a person is part of the record of their consent.
  { table: 'master_acts', owner: 'master_id', onErasure: 'keep', deletedAfterRetention: true },
  {
    table: 'simplified_models',
    owner: 'master_id',
    onErasure: 'keep',
    withheld: ['idempotency_key'],
  },
];
