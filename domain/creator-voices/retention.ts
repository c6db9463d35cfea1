import { removeAfter, type Retention } from '../shared/remove-in-batches';
import { creatorVoicesSettings } from './settings';

/** The retention of drawn sentences. A sample keeps its own. */
export const creatorVoicesRetention = {
  creatorVoiceSessions: removeAfter(creatorVoicesSettings, 'creator_voice_session_kept_seconds', {
    table: 'creator_voice_sessions',
    key: 'id',
    column: 'expires_at',
  }),
} satisfies Retention;
