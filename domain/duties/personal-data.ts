import { exportedWith, type PersonalData } from '../shared/personal-data';

/** The personal data that this area stores: a person's talk time and last place. */
export const dutiesPersonalData: PersonalData[] = exportedWith('chat', [
  { table: 'talk_times', owner: 'person_id', onErasure: 'delete' },
]);
