import { removeAfter, type Retention } from '../shared/remove-in-batches';
import { impersonationSettings } from './settings';

/** The retention of questions to look; the logs keep what was done. */
export const impersonationRetention = {
  impersonations: removeAfter(impersonationSettings, 'look_kept_seconds', {
    table: 'impersonations',
    key: 'id',
    column: 'lapses_at',
  }),
} satisfies Retention;
