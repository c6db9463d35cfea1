import { removeInBatches, secondsAgo, type Retention } from '../shared/remove-in-batches';
import { identitiesSettings } from './settings';

/** Identities that nobody proved, and the provider's tokens that were used. */
export const identitiesRetention = {
  pendingIdentities: ({ db, now }) =>
    removeInBatches(db, {
      table: 'pending_identities',
      key: 'id',
      column: 'expires_at',
      before: now(),
    }),
  // Long after the provider's tokens are too old to be believed.
  async usedIdTokens(context) {
    const { pending_identity_seconds } = await context.settings(identitiesSettings);
    return removeInBatches(context.db, {
      table: 'used_id_tokens',
      key: 'digest',
      column: 'used_at',
      before: secondsAgo(context, pending_identity_seconds),
    });
  },
} satisfies Retention;
