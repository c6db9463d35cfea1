import { switchPlay } from '~/domain/gamification/players/switch-play';
import { claimDailyReward } from '~/domain/gamification/streak/claim-daily-reward';
import { countTask } from '~/domain/gamification/tasks/count-task';
import { spinWheel } from '~/domain/gamification/wheel/spin-wheel';
import type { DomainContext } from '~/domain/shared/context';
import { newId } from '~/domain/shared/ids';

/** Lets a subscriber play once: a counted message, today's reward, a spin that they are given. */
export async function havePlayed(context: DomainContext, userId: string): Promise<void> {
  await switchPlay(context, userId, true);
  await countTask(context, {
    userId,
    kind: 'Send_Messages',
    causeId: newId(),
    amount: 1,
    at: context.now(),
  });
  await claimDailyReward(context, { userId });
  await context.db('gamification_players').where({ user_id: userId }).update({ spins: 1 });
  const spun = await spinWheel(context, { userId, key: newId(), country: null });
  if (!spun.ok) throw new Error(`could not play: ${spun.reason}`);
}
