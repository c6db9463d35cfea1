import type { PersonalData } from '../shared/personal-data';

/** The decisions about a person, which are kept as the law requires and quote no text. */
export const statementsPersonalData: PersonalData[] = [
  {
    table: 'statements_of_reasons',
    owner: 'user_id',
    onErasure: 'keep',
    deletedAfterRetention: true,
    // The names of staff are not the person's data.
    withheld: ['decided_by'],
  },
];
