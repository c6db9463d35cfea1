import { removeInBatches, type Retention } from '../shared/remove-in-batches';

/** Challenges that nobody signed, and sign-ins that nobody finished. */
export const secondFactorsRetention = {
  passkeyChallenges: ({ db, now }) =>
    removeInBatches(db, {
      table: 'passkey_challenges',
      key: 'challenge',
      column: 'expires_at',
      before: now(),
    }),
  signInTickets: ({ db, now }) =>
    removeInBatches(db, {
      table: 'sign_in_tickets',
      key: 'id',
      column: 'expires_at',
      before: now(),
    }),
} satisfies Retention;
