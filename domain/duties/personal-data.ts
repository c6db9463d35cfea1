import { toldWith, type PersonalData } from '../shared/personal-data';

/** What this area holds of a person: how long they talked, and where they were seen last. */
export const dutiesPersonalData: PersonalData[] = toldWith('chat', [
  { table: 'talk_times', owner: 'person_id', onErasure: 'delete' },
]);
