import type { PersonalData } from '../shared/personal-data';

/**
 * What this area holds of a person. It stays after an erasure until its time is over: a take-over
 * may be looked into then, and the ids lead to nobody any more.
 */
export const securityLogPersonalData: PersonalData[] = [
  { table: 'security_log', owner: 'user_id', onErasure: 'keep', withheld: ['network'] },
];
