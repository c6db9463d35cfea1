import type { Knex } from 'knex';
import { announce } from '../shared/outbox/announce';
import { clubMoney } from './club-price';
import type { MembershipState } from './decide-membership';
import { clubRenewalFailed } from './events';

/** The user and the character of the club. */
interface Key {
  userId: string;
  characterId: string;
}

/** Announces a failed renewal to the user: the time of the next retry, and the end of access. */
export async function notifyOfFailure(
  trx: Knex.Transaction,
  { id, ...key }: Key & { id: string },
  state: MembershipState,
): Promise<void> {
  const to = await findRenewalRecipient(trx, key, state.terms);
  if (!to) return;
  announce(
    trx,
    clubRenewalFailed,
    { personId: key.userId, aggregateId: id },
    {
      ...to,
      triesAgainAt: state.dueAt?.toISOString() ?? null,
      openUntil: state.expiresAt.toISOString(),
    },
  );
}

/** Returns the recipient and content of a mail; null if the account is gone, or the club is free. */
export async function findRenewalRecipient(
  db: Knex,
  { userId, characterId }: Key,
  { price, paysWith }: MembershipState['terms'],
) {
  const [account, character] = await Promise.all([
    db('accounts').where({ id: userId }).first('email', 'locale', 'time_zone'),
    db('published_characters').where({ id: characterId }).first('name'),
  ]);
  if (!account || !character || price === 0) return null;
  const { email, locale, time_zone: timeZone } = account;
  return {
    email,
    locale,
    ...(timeZone !== null && { timeZone }),
    name: character.name,
    price: paysWith === 'money' ? clubMoney(price) : null,
    tokens: paysWith === 'tokens' ? price : null,
  };
}
