import type { PersonalData } from '../shared/personal-data';

/** Invoices, which the law requires to be kept with the buyer's name. */
export const invoicesPersonalData: PersonalData[] = [
  {
    table: 'invoices',
    owner: 'user_id',
    sealed: ['sealed_buyer'],
    withheld: ['reversal_id'],
    onErasure: 'keep',
    deletedAfterRetention: true,
  },
];
