import type { Knex } from '../connection';
import { hashPassword } from '~/domain/credentials/password';
import type { AccountType } from '~/domain/viewers/schema';
import type { DomainContext } from '~/domain/shared/context';
import { newId } from '~/domain/shared/ids';
import { transact } from '~/domain/shared/transactions/transact';
import { grantTokens } from '~/domain/wallet/lots/grant-tokens';
import { openingBalance } from '~/domain/wallet/schema';

export interface DemoPerson {
  email: string;
  nickName: string;
  accountType: AccountType;
  /** The tokens they start with. */
  tokens?: number;
  /** Days since they joined, which leaves time for their history. */
  joinedDaysAgo: number;
}

const demoPassword = 'demo1234';

const people: DemoPerson[] = [
  {
    email: 'fan@example.com',
    nickName: 'Alex',
    accountType: 'User',
    tokens: 80,
    joinedDaysAgo: 40,
  },
  {
    email: 'premium@example.com',
    nickName: 'Robin',
    accountType: 'User',
    tokens: 500,
    joinedDaysAgo: 130,
  },
  {
    email: 'creator@example.com',
    nickName: 'Noor',
    accountType: 'CreatorUser',
    joinedDaysAgo: 40,
  },
  {
    email: 'master@example.com',
    nickName: 'Sam',
    accountType: 'MasterCreatorUser',
    joinedDaysAgo: 40,
  },
];

const dayMs = 24 * 3600 * 1000;

/** Creates the demo's accounts with their tokens. A second run changes nothing. */
export async function seedPeople(context: DomainContext): Promise<void> {
  for (const person of people) await seedPerson(context, person);
}

/** Creates one demo account with its tokens and returns its id. */
export async function seedPerson(context: DomainContext, person: DemoPerson): Promise<string> {
  const { email, tokens = 0, joinedDaysAgo } = person;
  const joined = new Date(context.now().getTime() - joinedDaysAgo * dayMs);
  return transact(context, async (trx) => {
    const userId = await findOrCreate(trx, person, joined);
    if (tokens > 0) {
      await grantTokens({ ...context, now: () => joined }, trx, {
        userId,
        tokens,
        reason: openingBalance,
        idempotencyKey: `seed:${email}`,
      });
    }
    return userId;
  });
}

async function findOrCreate(trx: Knex.Transaction, person: DemoPerson, now: Date): Promise<string> {
  const existing = await trx('users')
    .where({ email: person.email })
    .whereNotNull('verified_at')
    .first('id');
  if (existing) return existing.id;
  const id = newId();
  await trx('users').insert({
    id,
    email: person.email,
    password_hash: await hashPassword(demoPassword),
    nick_name: person.nickName,
    account_type: person.accountType,
    verified_at: now,
    adult_confirmed_at: now,
    created_at: now,
  });
  return id;
}
