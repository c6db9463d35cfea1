import { removeExpired, type Retention } from '../shared/remove-in-batches';

/** The retention of unused challenges and unfinished sign-ins. */
export const secondFactorsRetention = {
  passkeyChallenges: removeExpired({ table: 'passkey_challenges', key: 'challenge' }),
  signInTickets: removeExpired({ table: 'sign_in_tickets', key: 'id' }),
} satisfies Retention;
