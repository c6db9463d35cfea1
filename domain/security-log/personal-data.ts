import type { PersonalData } from '../shared/personal-data';

/**
 * The personal data of this area. It is kept after an erasure until its retention ends, for the
 * investigation of account takeovers; its ids no longer lead to a person.
 */
export const securityLogPersonalData: PersonalData[] = [
  { table: 'security_log', owner: 'user_id', onErasure: 'keep', withheld: ['network'] },
];
