import * as z from 'zod';
import { rewardSchema, taskKindSchema, taskScopeSchema } from '~/domain/gamification/schema';
import type { Granted } from '~/domain/gamification/streak/claim-daily-reward';
import type { StreakView } from '~/domain/gamification/streak/read-streak';
import type { UserTask } from '~/domain/gamification/tasks/list-user-tasks';
import type { WheelView } from '~/domain/gamification/wheel/read-wheel';
import { isoTime, written } from '~/domain/shared/codecs';
import { idSchema } from '~/domain/shared/ids';
import { addUp } from './add-up';

const count = z.number().int().nonnegative();
const rewards = z.array(rewardSchema);

/** A task of the caller; `type` is its activity. */
const userTask = z
  .object({
    id: idSchema,
    type: taskKindSchema,
    scope: taskScopeSchema,
    goal: z.number().int().positive(),
    /** At most the goal. */
    progress: count,
    rewards,
    isCompleted: z.boolean(),
    /** True once the rewards are taken. */
    isGrabbed: z.boolean(),
    completedAt: isoTime.nullable(),
    grabbedAt: isoTime.nullable(),
    /** The time at which a daily task begins again; null for a permanent one. */
    endsAt: isoTime.nullable(),
  })
  .meta({ id: 'UserTask' });

/** The tasks of a person. */
export const userTasks = written(z.array(userTask), ({ tasks }: { ok: true; tasks: UserTask[] }) =>
  tasks.map(({ kind, ...task }) => ({
    ...task,
    type: kind,
    isCompleted: task.completedAt !== null,
    isGrabbed: task.grabbedAt !== null,
  })),
);

/** The seven days of the daily reward. */
export const streakDays = written(
  z.array(
    z
      .object({
        /** From 1 to 7. */
        day: z.number().int().positive(),
        status: z.enum(['claimed', 'active', 'future', 'locked']),
        rewards,
        /** The time from which a future day can be claimed if no day is missed; else null. */
        opensAt: isoTime.nullable(),
      })
      .meta({ id: 'DailyRewardDay' }),
  ),
  ({ days }: StreakView) => days,
);

/** Rewards that were added, and the level and streak after them. */
export const grantedRewards = written(
  z
    .object({
      rewards,
      currentUserLevel: z.number().int().positive(),
      /** The sum for all levels that were reached; empty if the level is the same. */
      newLevelRewards: rewards,
      currentLevelXp: count,
      requiredXpForNextLevel: count,
      spins: count,
      loginStreakDay: count,
      dailyRewardReceived: z.boolean(),
    })
    .meta({ id: 'GrantedRewards' }),
  ({ rewards: granted, reached, state }: Granted) => ({
    ...state,
    rewards: granted,
    currentUserLevel: state.level,
    newLevelRewards: addUp(reached.flatMap((one) => one.rewards)),
  }),
);

/** The sections of the wheel in the order in which it shows them, with their odds. */
export const wheelSections = written(
  z.array(
    z
      .object({
        /** In tokens. */
        reward: z.number().int().positive(),
        /** The odds in percent. */
        percent: z.number(),
      })
      .meta({ id: 'WheelSection' }),
  ),
  ({ sections }: WheelView) => sections,
);

/** A draw of the wheel; its tokens are in the balance. */
export const drawnSection = z
  .object({
    /** In tokens. */
    reward: z.number().int().positive(),
    /** The index of the section, from 0. */
    section: count,
    /** The spins that are left. */
    spins: count,
  })
  .meta({ id: 'WheelSpin' });
