import { removeAfter, removeExpired, type Retention } from '../shared/remove-in-batches';
import { identitiesSettings } from './settings';

/** Identities that nobody proved, and the provider's tokens that were used. */
export const identitiesRetention = {
  pendingIdentities: removeExpired({ table: 'pending_identities', key: 'id' }),
  // Long after the provider's tokens are too old to be believed.
  usedIdTokens: removeAfter(identitiesSettings, 'pending_identity_seconds', {
    table: 'used_id_tokens',
    key: 'digest',
    column: 'used_at',
  }),
} satisfies Retention;
