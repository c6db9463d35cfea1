import type { PersonalData } from '../shared/personal-data';

/** The personal data of this area: the requested archives. */
export const privacyPersonalData: PersonalData[] = [
  { table: 'data_exports', owner: 'user_id', onErasure: 'delete', withheld: ['leased_until'] },
];
