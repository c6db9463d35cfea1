import * as z from 'zod';
import type {
  LeaderboardDetails,
  LeaderboardEntry,
} from '~/domain/gamification/management/leaderboard';
import {
  rewardCauseSchema,
  taskFieldsSchema,
  type Task,
  type TaskFields,
} from '~/domain/gamification/schema';
import { isoTime, written } from '~/domain/shared/codecs';
import { idSchema } from '~/domain/shared/ids';

const count = z.number().int().nonnegative();

/** The fields of a task in the names of the contract, where the activity is its `type`. */
const { kind: type, ...ownFields } = taskFieldsSchema.shape;
const taskShape = { type, ...ownFields };

export const newTask = z
  .object({
    ...taskShape,
    isActive: taskShape.isActive.default(true),
    position: taskShape.position.default(0),
  })
  .meta({ id: 'createGamificationTaskDto' });

/** The fields that can be changed; another activity or scope requires a new task. */
export const changedTask = z
  .object({
    goal: taskShape.goal,
    rewards: taskShape.rewards,
    isActive: taskShape.isActive,
    position: taskShape.position,
  })
  .partial()
  .meta({ id: 'updateGamificationTaskDto' });

/** Returns the fields of a new task by their internal names. */
export const fieldsOf = ({ type: kind, ...rest }: z.output<typeof newTask>): TaskFields => ({
  kind,
  ...rest,
});

export const taskForStaff = written(
  z.object({ id: idSchema, ...taskShape }).meta({ id: 'GamificationTask' }),
  ({ kind, ...task }: Task) => ({ ...task, type: kind }),
);

export const levelExample = z
  .object({
    level: z.number().int().positive(),
    /** The XP from this level to the next. */
    requiredXp: count,
    /** The XP from level 1 to this level. */
    totalXp: count,
  })
  .meta({ id: 'LevelExample' });

const entryShape = {
  userId: idSchema,
  nickName: z.string().nullable(),
  isTest: z.boolean(),
  level: z.number().int().positive(),
  currentLevelXp: count,
  spins: count,
  /** The claimed days of the streak. */
  claimedDays: count,
  updatedAt: isoTime,
};

const toEntry = (entry: LeaderboardEntry) => ({
  userId: entry.user_id,
  nickName: entry.nick_name,
  isTest: entry.is_test,
  level: entry.level,
  currentLevelXp: entry.xp,
  spins: entry.spins,
  claimedDays: entry.streak,
  updatedAt: entry.updated_at,
});

export const leaderboardEntry = written(
  z.object(entryShape).meta({ id: 'LeaderboardEntry' }),
  toEntry,
);

export const leaderboardDetails = written(
  z
    .object({
      ...entryShape,
      /** From 1; equal levels and XP share a place. */
      rank: z.number().int().positive(),
      causes: z.array(
        z.object({
          cause: rewardCauseSchema,
          times: count,
          xp: z.number().int(),
          tokens: z.number().int(),
          spins: z.number().int(),
        }),
      ),
    })
    .meta({ id: 'LeaderboardDetails' }),
  ({ entry, rank, causes }: LeaderboardDetails) => ({
    ...toEntry(entry),
    rank,
    causes: causes.map((cause) => ({
      ...cause,
      cause: rewardCauseSchema.parse(cause.cause),
      xp: Number(cause.xp),
      tokens: Number(cause.tokens),
      spins: Number(cause.spins),
    })),
  }),
);

/** Draws compared with the odds. */
const wheelReport = z
  .object({
    spins: count,
    sections: z.array(
      z.object({
        reward: z.number().int().positive(),
        percent: z.number(),
        drawn: count,
        expected: z.number(),
        /** The standard deviation of `drawn`. */
        deviation: z.number(),
      }),
    ),
    /** Mean tokens per draw. */
    mean: z.number(),
    expectedMean: z.number(),
    chiSquare: z.number(),
    degreesOfFreedom: count,
  })
  .meta({ id: 'WheelReport' });

/** A test of the wheel, and the last draws of all people. */
export const wheelTest = z
  .object({ test: wheelReport, lastDraws: wheelReport })
  .meta({ id: 'WheelTest' });
