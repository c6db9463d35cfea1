import type { PersonalData } from '../shared/personal-data';

/** Personal data of this area: the drafts of a person. */
export const wizardsPersonalData: PersonalData[] = [
  {
    table: 'wizard_drafts',
    owner: 'owner_id',
    sealed: ['sealed_answers'],
    onErasure: 'delete',
  },
];
