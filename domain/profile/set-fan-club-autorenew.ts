import { changeAccount } from '../account-states/account-rows';
import type { DomainContext } from '../shared/context';

/** Sets whether a user's fan clubs renew by themselves, or turns it over; answers how it is now. */
export async function setFanClubAutorenew(
  context: DomainContext,
  userId: string,
  isWanted: boolean | undefined,
): Promise<boolean> {
  const [user] = await changeAccount(
    context.db,
    { id: userId },
    {
      fan_club_autorenew: isWanted ?? context.db.raw('not fan_club_autorenew'),
      updated_at: context.now(),
    },
  );
  if (!user) throw new Error('somebody without an account sets how it renews');
  return user.fan_club_autorenew;
}
