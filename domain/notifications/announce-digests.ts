import type { Knex } from 'knex';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { unknownZone } from './choose-preferences';
import { digestDue } from './events';
import { chosenGroups, kindsOf, type ChosenGroup } from './groups';
import { nextDigest } from './next-digest';
import { findPreferences, type Preferences } from './preferences';
import { notificationsSettings } from './settings';
import { wasSeen } from './unread';

/** The number of people per transaction. */
const batchSize = 50;

/**
 * Requests the digests that are due. One transaction claims a row, sets the next due time and requests the
 * mail, so concurrent or interrupted runs send nothing twice. A person without unread notices gets none.
 * Returns the number of digests requested.
 */
export async function announceDigests(context: DomainContext): Promise<number> {
  const { digest_hour } = await context.settings(notificationsSettings);
  let announced = 0;
  for (let claimed = batchSize; claimed === batchSize;) {
    const batch = await announceSome(context, digest_hour);
    claimed = batch.claimed;
    announced += batch.announced;
  }
  return announced;
}

async function announceSome(context: DomainContext, hour: number) {
  const now = context.now();
  return transact(context, async (trx) => {
    const due = await trx('notification_preferences')
      .where('digest_due_at', '<=', now)
      .orderBy('digest_due_at')
      .limit(batchSize)
      .forUpdate()
      .skipLocked()
      .select('user_id', 'digested_at');
    let announced = 0;
    for (const { user_id: userId, digested_at } of due) {
      const preferences = await findPreferences(trx, userId);
      const account = await findReader(trx, userId);
      const timeZone = account?.time_zone ?? unknownZone;
      await trx('notification_preferences')
        .where({ user_id: userId })
        .update({
          digest_due_at: nextDigest(now, { rhythm: preferences.digest, timeZone, hour }),
          digested_at: now,
        });
      if (!account) continue;
      const waiting = await countWaiting(trx, userId, digested_at, preferences);
      if (Object.values(waiting).every((count) => count === 0)) continue;
      const { email, locale } = account;
      const payload = { email, locale, rhythm: preferences.digest, ...waiting };
      announce(trx, digestDue, { personId: userId, aggregateId: userId }, payload);
      announced += 1;
    }
    return { claimed: due.length, announced };
  });
}

const findReader = (trx: Knex.Transaction, userId: string) =>
  trx('accounts')
    .where({ id: userId })
    .whereIn('state', ['active', 'warned'])
    .whereNotNull('verified_at')
    .first('email', 'locale', 'time_zone');

/** Counts the unread notices since the last digest, in groups that the person wants by mail. */
async function countWaiting(
  trx: Knex.Transaction,
  userId: string,
  since: Date | null,
  { choices }: Preferences,
): Promise<Record<ChosenGroup, number>> {
  const wanted = chosenGroups.filter((group) => choices[group].mail);
  const rows = await trx('notifications as n')
    .where({ 'n.user_id': userId })
    .whereNull('n.read_at')
    .whereIn('n.kind', kindsOf(wanted))
    .whereRaw(`not ${wasSeen}`)
    .modify((query) => {
      if (since) void query.where('n.told_at', '>', since);
    })
    .groupBy('n.kind')
    .select<{ kind: string; count: number }[]>('n.kind', trx.raw('sum(n.times)::integer as count'));
  const countOf = (group: ChosenGroup) => {
    const kinds: readonly string[] = wanted.includes(group) ? kindsOf([group]) : [];
    return rows.reduce((sum, { kind, count }) => sum + (kinds.includes(kind) ? count : 0), 0);
  };
  return {
    messages: countOf('messages'),
    publications: countOf('publications'),
    offers: countOf('offers'),
  };
}
