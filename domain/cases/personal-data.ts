import type { PersonalData } from '../shared/personal-data';

/** What this area holds of a person: evidence, and the proof that an answer came in time. */
export const casesPersonalData: PersonalData[] = [
  {
    table: 'cases',
    owner: 'user_id',
    // An open one is still answered; the maintenance removes them years after they were resolved.
    onErasure: 'keep',
    withheld: ['repeat_key'],
    sealed: ['sealed_details'],
  },
];
