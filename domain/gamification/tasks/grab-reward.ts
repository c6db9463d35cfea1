import type { PersistResponse } from '../../idempotency/persist-response';
import type { DomainContext } from '../../shared/context';
import type { RefusedPlay } from '../players/decide-play';
import { grantRewards } from '../players/grant-rewards';
import { play } from '../players/play';
import { toState } from '../players/player';
import { refuse, type Refusal } from '../refusals';
import type { Granted } from '../streak/claim-daily-reward';
import { decideGrab, noProgress, periodOf } from './decide-task';
import { readProgress, storeGrab, taskColumns, toTask } from './task-rows';

type RefusedGrab = Refusal<'no-such-task' | 'task-not-completed' | 'task-reward-taken'>;
export type GrabOutcome = Granted | RefusedGrab | RefusedPlay;

/**
 * Takes the rewards of a completed task, once. Those of a daily task can be taken until the person's day
 * ends. A task that staff switched off still gives what was completed before.
 */
export async function grabReward(
  context: DomainContext,
  { userId, taskId }: { userId: string; taskId: string },
  persistResponse?: PersistResponse<GrabOutcome>,
): Promise<GrabOutcome> {
  return play<Granted | RefusedGrab>(
    context,
    userId,
    async (current) => {
      const { trx, player, rules, now } = current;
      const row = await trx('gamification_tasks')
        .where({ id: taskId })
        .first(...taskColumns);
      if (!row) return { outcome: refuse('no-such-task') };
      const day = periodOf(toTask(row), player.day);
      const progress = await readProgress(trx, userId, player.day.number, [taskId]);
      const grab = decideGrab(progress.get(taskId) ?? noProgress, now);
      if (!grab.ok) return { outcome: grab };
      await storeGrab(trx, { userId, taskId, day }, now);
      const granted = await grantRewards(context, current, {
        cause: 'task',
        subject: `${taskId}:${day}`,
        player,
        rewards: grab.rewards,
      });
      const state = toState(granted.player, rules);
      const { rewards } = grab;
      return {
        outcome: { ok: true, rewards, reached: granted.reached, state },
        player: granted.player,
      };
    },
    persistResponse,
  );
}
