import type * as z from 'zod';
import { contactChanged } from '../unsubscribes/events';
import { changeAccount } from '../account-states/account-rows';
import type { Moderator } from '../moderation/verdict';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { resubscribe } from '../unsubscribes/unsubscribe';
import { fanClubAutorenewSet } from './events';
import { getCurrentUser, type Account, type UnverifiedAccount } from './current-user';
import { judgeName } from './judge-name';
import type { updateUserSchema } from './schema';

type Changes = Partial<z.output<typeof updateUserSchema>>;

type Updated =
  | { ok: true; user: Account | UnverifiedAccount }
  | NonNullable<Awaited<ReturnType<typeof judgeName>>>;

/**
 * Changes a user's profile after their name was moderated. Missing fields keep their value; if the name is
 * refused, nothing changes. Returns the updated user.
 */
export async function updateUser(
  context: DomainContext,
  moderator: Moderator,
  userId: string,
  changes: Changes,
): Promise<Updated> {
  const { nickName: name } = changes;
  const refused = name === undefined ? null : await judgeName(context, moderator, { userId, name });
  if (refused) return refused;
  const columns = {
    nick_name: changes.nickName,
    gender: changes.gender,
    agreed_to_promotions: changes.agreesToPromotions,
  };
  const given = Object.fromEntries(
    Object.entries(columns).filter(([, value]) => value !== undefined),
  );
  if (Object.keys(given).length > 0) {
    await transact(context, async (trx) => {
      const now = context.now();
      const [user] = await changeAccount(trx, { id: userId }, { ...given, updated_at: now });
      const wantsMail = changes.agreesToPromotions === true;
      // Only a user with a verified address may reverse an unsubscription made by the link in a mail.
      if (wantsMail && user?.verified_at) await resubscribe(context, trx, user.email);
      if (changes.agreesToPromotions === undefined) return;
      const about = { personId: userId, aggregateId: userId };
      announce(trx, contactChanged, about, { userId });
    });
  }
  return { ok: true, user: await getCurrentUser(context, userId) };
}

/**
 * Sets or toggles the automatic renewal of a user's fan clubs; returns the new value. Their open pages are
 * updated.
 */
export async function setFanClubAutorenew(
  context: DomainContext,
  userId: string,
  isWanted: boolean | undefined,
): Promise<boolean> {
  return transact(context, async (trx) => {
    const [user] = await changeAccount(
      trx,
      { id: userId },
      {
        fan_club_autorenew: isWanted ?? trx.raw('not fan_club_autorenew'),
        updated_at: context.now(),
      },
    );
    if (!user) throw new Error('somebody without an account sets how it renews');
    announce(trx, fanClubAutorenewSet, { personId: userId, aggregateId: userId }, { userId });
    return user.fan_club_autorenew;
  });
}
