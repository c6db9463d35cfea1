import type { Knex } from 'knex';
import { accountStateSchema } from '../../account-states/schema';
import { productSettings } from '../../settings/settings';
import type { DomainContext } from '../../shared/context';
import { readTogether } from '../../shared/reading/read-together';
import { findPause } from '../../strikes/find-pause';
import { findSubscriptionEnd } from '../../subscriptions/find-subscription-end';
import { gamificationSettings } from '../settings';
import type { PlayFacts } from './decide-play';

/** The facts about an account that gamification needs. */
export interface PlayAccount {
  facts: PlayFacts;
  /** The time zone of the person's days (IANA name); the server's if none is stored. */
  zone: string;
  isPremium: boolean;
  /** The last time at which the person switched gamification off or on; null if never. */
  switchedAt: Date | null;
}

interface AccountRow {
  state: string;
  time_zone: string | null;
  is_test: boolean;
  is_verified: boolean;
  is_on: boolean;
  switched_at: Date | null;
}

/** Reads whether a person may play, in one statement; null if there is no such account. */
export async function readPlayAccount(
  context: Pick<DomainContext, 'now' | 'settings'>,
  db: Knex,
  userId: string,
): Promise<PlayAccount | null> {
  const now = context.now();
  const [settings, product] = await Promise.all([
    context.settings(gamificationSettings),
    context.settings(productSettings),
  ]);
  const account = db('accounts')
    .leftJoin('gamification_switches', 'gamification_switches.user_id', 'accounts.id')
    .where('accounts.id', userId)
    .select(
      'accounts.state',
      'accounts.time_zone',
      'accounts.is_test',
      db.raw('accounts.verified_at is not null as is_verified'),
      db.raw('coalesce(gamification_switches.is_on, true) as is_on'),
      'gamification_switches.updated_at as switched_at',
    );
  const [[row], pausedUntil, premiumUntil] = await Promise.all([
    readTogether<AccountRow>(db, account, { switched_at: true }),
    findPause(db, { id: userId }, now),
    findSubscriptionEnd(db, userId, now),
  ]);
  if (!row) return null;
  return {
    facts: {
      isForTestUsersOnly: settings.gamification_is_for_test_users_only,
      isTest: row.is_test,
      isVerified: row.is_verified,
      accountState: accountStateSchema.parse(row.state),
      pausedUntil,
      isSwitchedOff: !row.is_on,
    },
    zone: row.time_zone ?? product.server_time_zone,
    isPremium: premiumUntil !== null && premiumUntil > now,
    switchedAt: row.switched_at,
  };
}
