import type { PersonalData } from '../shared/personal-data';

/** What this area holds of a person: the archives they asked for. */
export const privacyPersonalData: PersonalData[] = [
  { table: 'data_exports', owner: 'user_id', onErasure: 'delete', withheld: ['leased_until'] },
];
