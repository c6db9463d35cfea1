import type { PersonalData } from '../shared/personal-data';

const strikes = { table: 'strikes', owner: 'person_id' } as const;

/** The personal data of this area: decisions about the person's words, and their appeals. */
export const strikesPersonalData: PersonalData[] = [
  {
    table: 'appeals',
    owner: 'strike_id',
    of: { ...strikes, key: 'id' },
    onErasure: 'keep',
    deletedAfterRetention: true,
    withheld: ['decided_by'],
  },
  { ...strikes, onErasure: 'keep', deletedAfterRetention: true, withheld: ['given_by'] },
];
