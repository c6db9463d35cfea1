import type { PersonalData } from '../shared/personal-data';

/**
 * The personal data of this area: what staff decided about a model, which proves how consent was checked, and
 * what a person never allows in pictures of their twin.
 */
export const creatorOnboardingPersonalData: PersonalData[] = [
  {
    table: 'creator_decisions',
    owner: 'creator_id',
    of: { table: 'creator_profiles', reads: 'creators', owner: 'user_id', key: 'id' },
    onErasure: 'keep',
    withheld: ['staff_id'],
  },
  {
    table: 'creator_picture_rules',
    owner: 'creator_id',
    of: { table: 'creator_profiles', reads: 'creators', owner: 'user_id', key: 'id' },
    onErasure: 'delete',
  },
];
