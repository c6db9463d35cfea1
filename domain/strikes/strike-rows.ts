import type { Knex } from 'knex';
import type { AccountsRow, StrikesRow } from '~/db/rows';
import type { Person } from '../shared/person';

/** Returns the strikes of a person that were not revoked, the oldest first, including expired ones. */
export function listActiveStrikes(db: Knex, person: Pick<Person, 'id'>): Promise<StrikesRow[]> {
  return db('strikes')
    .where({ person_id: person.id, lifted_at: null })
    .orderBy(['given_at', 'id'])
    .select();
}

/** Returns the values of a strike that decisions use. */
export const toCounted = ({ points, expires_at }: Pick<StrikesRow, 'points' | 'expires_at'>) => ({
  points,
  expiresAt: expires_at,
});

/** Returns the recipient of mail about a decision; undefined without an account with a verified address. */
export async function findRecipient(
  db: Knex,
  { kind, id }: Person,
): Promise<{ email: string; locale: string; timeZone?: string } | undefined> {
  if (kind === 'guest') return undefined;
  const account = await db('accounts')
    .where({ id })
    .whereNotNull('verified_at')
    .whereNot('state', 'deleted' satisfies AccountsRow['state'])
    .first('email', 'locale', 'time_zone');
  if (!account) return undefined;
  const { email, locale, time_zone } = account;
  return { email, locale, ...(time_zone === null ? {} : { timeZone: time_zone }) };
}
