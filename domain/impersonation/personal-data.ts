import { exportedWith, type PersonalData } from '../shared/personal-data';

/** Questions of staff to look as a person, with the answers. */
export const impersonationPersonalData: PersonalData[] = exportedWith('accounts', [
  {
    table: 'impersonations',
    owner: 'user_id',
    sealed: ['sealed_reason'],
    withheld: ['staff_id', 'session_id'],
    onErasure: 'delete',
  },
]);
