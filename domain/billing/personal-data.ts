import type { PersonalData } from '../shared/personal-data';

/** What this area holds of a person. */
export const billingPersonalData: PersonalData[] = [
  { table: 'subscriptions', owner: 'user_id', onErasure: 'keep', deletedAfterRetention: true },
];
