import { removeExpired, type Retention } from '../shared/remove-in-batches';

/** Challenges that nobody signed, and sign-ins that nobody finished. */
export const secondFactorsRetention = {
  passkeyChallenges: removeExpired({ table: 'passkey_challenges', key: 'challenge' }),
  signInTickets: removeExpired({ table: 'sign_in_tickets', key: 'id' }),
} satisfies Retention;
