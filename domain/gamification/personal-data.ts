import type { PersonalData } from '../shared/personal-data';

/** The personal data that this area stores. Tokens that were won are in the ledger. */
export const gamificationPersonalData: PersonalData[] = [
  {
    table: 'gamification_players',
    owner: 'user_id',
    onErasure: 'delete',
    withheld: ['progress_announced_at'],
  },
  { table: 'gamification_switches', owner: 'user_id', onErasure: 'delete' },
  { table: 'gamification_progress', owner: 'user_id', onErasure: 'delete' },
  // Which events were counted; the events themselves are in the data of their areas.
  { table: 'gamification_counts', owner: 'user_id', onErasure: 'delete', isOmitted: true },
  { table: 'gamification_rewards', owner: 'user_id', onErasure: 'delete' },
  { table: 'gamification_draws', owner: 'user_id', onErasure: 'delete', withheld: ['key'] },
];
