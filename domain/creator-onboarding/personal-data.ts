import type { PersonalData } from '../shared/personal-data';

/** The personal data of this area: what staff decided about a model. It proves how consent was checked. */
export const creatorOnboardingPersonalData: PersonalData[] = [
  {
    table: 'creator_decisions',
    owner: 'creator_id',
    of: { table: 'creators', owner: 'user_id', key: 'id' },
    onErasure: 'keep',
    withheld: ['staff_id'],
  },
];
