import { exportedWith, type PersonalData } from '../shared/personal-data';

/** The data that staff keep about a person: the figures of their account, and notes without their authors. */
export const peoplePersonalData: PersonalData[] = exportedWith('accounts', [
  { table: 'person_figures', owner: 'user_id', onErasure: 'delete' },
  {
    table: 'user_notes',
    owner: 'user_id',
    sealed: ['sealed_text'],
    withheld: ['staff_id'],
    onErasure: 'delete',
  },
]);
