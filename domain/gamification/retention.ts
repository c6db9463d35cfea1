import { removeAfter, type Retention } from '../shared/remove-in-batches';
import { gamificationSettings } from './settings';

/** The retention of counted events, of the progress of past days, and of draws. */
export const gamificationRetention = {
  gamificationCounts: removeAfter(gamificationSettings, 'gamification_count_kept_seconds', {
    table: 'gamification_counts',
    key: ['cause_id', 'kind'],
    column: 'counted_at',
  }),
  gamificationProgress: removeAfter(gamificationSettings, 'gamification_progress_kept_seconds', {
    table: 'gamification_progress',
    key: ['user_id', 'task_id', 'day'],
    column: 'updated_at',
    where: (rows) => void rows.where('day', '>', 0),
  }),
  gamificationDraws: removeAfter(gamificationSettings, 'gamification_draw_kept_seconds', {
    table: 'gamification_draws',
    key: 'id',
    column: 'drawn_at',
  }),
} satisfies Retention;
