import type { Knex } from 'knex';
import type { AccountsRow, StrikesRow } from '~/db/rows';
import type { Person } from '../shared/person';

/** Strikes of a person that were not taken back, the oldest first; expired ones among them. */
export function listStanding(db: Knex, person: Pick<Person, 'id'>): Promise<StrikesRow[]> {
  return db('strikes')
    .where({ person_id: person.id, lifted_at: null })
    .orderBy(['given_at', 'id'])
    .select();
}

/** What decisions are made from. */
export const toCounted = ({ points, expires_at }: Pick<StrikesRow, 'points' | 'expires_at'>) => ({
  points,
  expiresAt: expires_at,
});

/** Whom a decision is mailed to: whoever has proved an address. */
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
