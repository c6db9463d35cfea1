import { removeAfter, removeExpired, type Retention } from '../shared/remove-in-batches';
import { identitiesSettings } from './settings';

/** The retention of unproved identities and of the digests of used provider tokens. */
export const identitiesRetention = {
  pendingIdentities: removeExpired({ table: 'pending_identities', key: 'id' }),
  // The digests are removed long after the provider's tokens have expired.
  usedIdTokens: removeAfter(identitiesSettings, 'pending_identity_seconds', {
    table: 'used_id_tokens',
    key: 'digest',
    column: 'used_at',
  }),
} satisfies Retention;
