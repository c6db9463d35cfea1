import type { Knex } from '../connection';
import { hashPassword } from '~/domain/credentials/password';
import type { AccountType } from '~/domain/viewers/schema';
import type { DomainContext } from '~/domain/shared/context';
import { newId } from '~/domain/shared/ids';
import { transact } from '~/domain/shared/transact';
import { grantTokens } from '~/domain/wallet/move-tokens';
import { openingBalance } from '~/domain/wallet/schema';

interface DemoPerson {
  email: string;
  nickName: string;
  accountType: AccountType;
  tokens: number;
  isSubscriber?: boolean;
}

const demoPassword = 'demo1234';

const people: DemoPerson[] = [
  { email: 'fan@example.com', nickName: 'Alex', accountType: 'User', tokens: 80 },
  {
    email: 'premium@example.com',
    nickName: 'Robin',
    accountType: 'User',
    tokens: 500,
    isSubscriber: true,
  },
  { email: 'creator@example.com', nickName: 'Noor', accountType: 'CreatorUser', tokens: 0 },
  { email: 'master@example.com', nickName: 'Sam', accountType: 'MasterCreatorUser', tokens: 0 },
];

const dayMs = 24 * 3600 * 1000;
/** They joined some time ago: what lies behind them needs its time. */
const joinedDaysAgo = 40;

/** The demo's accounts with their tokens; a second run changes nothing. */
export async function seedPeople(context: DomainContext): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  for (const person of people) {
    await transact(context, async (trx) => {
      const joined = new Date(context.now().getTime() - joinedDaysAgo * dayMs);
      const userId = await findOrCreate(trx, person, passwordHash, joined);
      if (person.tokens > 0) {
        await grantTokens({ ...context, now: () => joined }, trx, 'promotion', {
          userId,
          tokens: person.tokens,
          reason: openingBalance,
          idempotencyKey: `seed:${person.email}`,
        });
      }
      if (person.isSubscriber) await subscribe(trx, userId, joined);
    });
  }
}

async function findOrCreate(
  trx: Knex.Transaction,
  person: DemoPerson,
  passwordHash: string,
  now: Date,
): Promise<string> {
  const known = await trx('users')
    .where({ email: person.email })
    .whereNotNull('verified_at')
    .first('id');
  if (known) return known.id;
  const id = newId();
  await trx('users').insert({
    id,
    email: person.email,
    password_hash: passwordHash,
    nick_name: person.nickName,
    account_type: person.accountType,
    verified_at: now,
    adult_confirmed_at: now,
    created_at: now,
  });
  return id;
}

async function subscribe(trx: Knex.Transaction, userId: string, now: Date): Promise<void> {
  const known = await trx('subscriptions').where({ user_id: userId }).first('id');
  if (known) return;
  await trx('subscriptions').insert({
    id: newId(),
    user_id: userId,
    plan: 'year',
    started_at: now,
    expires_at: new Date(now.getTime() + 365 * dayMs),
  });
}
