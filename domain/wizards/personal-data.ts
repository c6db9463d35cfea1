import type { PersonalData } from '../shared/personal-data';

/** What this area holds of a person: what they began to fill in. */
export const wizardsPersonalData: PersonalData[] = [
  {
    table: 'wizard_drafts',
    owner: 'owner_id',
    sealed: ['sealed_answers'],
    onErasure: 'delete',
  },
];
