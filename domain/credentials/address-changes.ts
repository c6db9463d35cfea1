import type { Knex } from 'knex';
import type { UsersRow } from '~/db/rows';
import { changeAccount } from '../account-states/account-rows';
import type { DomainContext } from '../shared/context';
import { countAddressChange, secondsBetween } from './count-address-change';
import type { Refusal } from './refusals';
import { credentialsSettings } from './settings';

/** The lockout after the last allowed change. */
const lockSeconds = 300;

type LockedUser = Pick<UsersRow, 'id' | 'email_change_attempts' | 'email_changes_locked_until'>;

/**
 * Counts an address change of a user whose row the caller has locked. Returns the seconds before the
 * next change is allowed (0 for immediately), or refuses this one.
 */
export async function noteAddressChange(
  context: DomainContext,
  trx: Knex.Transaction,
  user: LockedUser,
): Promise<{ ok: true; lockedSeconds: number } | Refusal<'too-many-attempts'>> {
  const settings = await context.settings(credentialsSettings);
  const counted = countAddressChange(
    { attempts: user.email_change_attempts, lockedUntil: user.email_changes_locked_until },
    context.now(),
    {
      attempts: settings.email_change_attempts,
      lockSeconds,
    },
  );
  if (!counted.ok) return counted;
  const { attempts, lockedUntil } = counted.after;
  await changeAccount(
    trx,
    { id: user.id },
    { email_change_attempts: attempts, email_changes_locked_until: lockedUntil },
  );
  return {
    ok: true,
    lockedSeconds: lockedUntil ? secondsBetween(context.now(), lockedUntil) : 0,
  };
}

/** Returns the seconds before a user may request another address change; 0 when they may now. */
export async function addressChangeWait(context: DomainContext, userId: string): Promise<number> {
  const user = await context
    .db('accounts')
    .where({ id: userId })
    .first('email_changes_locked_until');
  const until = user?.email_changes_locked_until;
  return until ? Math.max(0, secondsBetween(context.now(), until)) : 0;
}
