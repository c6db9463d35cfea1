import type { DomainContext } from '../shared/context';
import { resubscribe } from '../unsubscribes/unsubscribe';
import { chosenGroups } from './groups';
import { nextDigest } from './next-digest';
import { findPreferences, type Preferences } from './preferences';
import { notificationsSettings } from './settings';

/** The time zone of people whose browser sent none. */
export const unknownZone = 'UTC';

/**
 * Stores a person's notification preferences; missing fields keep their value. A digest becomes due once
 * mail is wanted for a group, and covers nothing from before.
 */
export async function choosePreferences(
  context: DomainContext,
  userId: string,
  chosen: Partial<Preferences>,
): Promise<Preferences> {
  const { digest_hour: hour } = await context.settings(notificationsSettings);
  const now = context.now();
  return context.db.transaction(async (trx) => {
    await trx('notification_preferences')
      .insert({ user_id: userId, updated_at: now })
      .onConflict('user_id')
      .ignore();
    const before = await trx('notification_preferences')
      .where({ user_id: userId })
      .forUpdate()
      .first('digest_due_at', 'digested_at');
    const current = await findPreferences(trx, userId);
    const next = { ...current, ...chosen };
    const account = await trx('accounts').where({ id: userId }).first('email', 'time_zone');
    const timeZone = account?.time_zone ?? unknownZone;
    const due = wantsMail(next) ? nextDigest(now, { rhythm: next.digest, timeZone, hour }) : null;
    const isAsBefore = before?.digest_due_at && current.digest === next.digest;
    // Choosing mail again cancels an earlier unsubscription. Promotions also need a new consent.
    if (account && wantsMail(next) && !wantsMail(current)) {
      await resubscribe(context, trx, account.email);
    }
    await trx('notification_preferences')
      .where({ user_id: userId })
      .update({
        choices: JSON.stringify(next.choices),
        is_discreet: next.isDiscreet,
        has_quiet_hours: next.hasQuietHours,
        quiet_from: next.quietHours.from,
        quiet_until: next.quietHours.until,
        digest: next.digest,
        digest_due_at: due && isAsBefore ? before.digest_due_at : due,
        digested_at: before?.digest_due_at ? before.digested_at : now,
        updated_at: now,
      });
    return next;
  });
}

const wantsMail = ({ choices }: Preferences) => chosenGroups.some((group) => choices[group].mail);
