import type { Knex } from 'knex';
import type { GamificationProgressRow, GamificationTasksRow } from '~/db/rows';
import { prepared } from '../../shared/reading/prepared';
import { readSeldom } from '../../shared/reading/read-seldom';
import { rewardsSchema, type Task, type TaskKind } from '../schema';
import { allTime, type TaskProgress } from './decide-task';

/** Changes of tasks by staff take effect after this time in other processes, like settings. */
const keptMs = 2_000;

/** The columns of a task, in the order of `toTask`. */
export const taskColumns = [
  'id',
  'kind',
  'scope',
  'goal',
  'rewards',
  'is_active',
  'position',
] as const satisfies readonly (keyof GamificationTasksRow)[];

export type TaskRow = Pick<GamificationTasksRow, (typeof taskColumns)[number]>;

export const toTask = ({ is_active: isActive, rewards, ...row }: TaskRow): Task => ({
  ...row,
  rewards: rewardsSchema.parse(rewards),
  isActive,
});

/** Returns all tasks in display order. */
export async function readTasks(db: Knex): Promise<Task[]> {
  const rows: TaskRow[] = await db('gamification_tasks')
    .orderBy(['position', 'id'])
    .select(...taskColumns);
  return rows.map(toTask);
}

const readTasksSeldom = readSeldom(keptMs, readTasks);

/** Returns the active tasks that count an activity; at most two seconds old. */
export async function listTasksOf(db: Knex, kind: TaskKind): Promise<Task[]> {
  const tasks = await readTasksSeldom(db);
  return tasks.filter((task) => task.isActive && task.kind === kind);
}

export type ProgressRow = Pick<
  GamificationProgressRow,
  'progress' | 'completed_at' | 'rewards' | 'grabbed_at'
>;

export const toProgress = (row: ProgressRow): TaskProgress => ({
  progress: row.progress,
  completedAt: row.completed_at,
  rewards: row.rewards === null ? null : rewardsSchema.parse(row.rewards),
  grabbedAt: row.grabbed_at,
});

/** Returns a person's progress on a day, and in permanent tasks, by task. */
export async function readProgress(
  db: Knex,
  userId: string,
  day: number,
  taskIds?: readonly string[],
): Promise<Map<string, TaskProgress>> {
  const query = db('gamification_progress')
    .where({ user_id: userId })
    .whereIn('day', [allTime, day])
    .select('task_id', 'progress', 'completed_at', 'rewards', 'grabbed_at');
  if (taskIds) void query.whereIn('task_id', [...taskIds]);
  const rows = await query;
  return new Map(rows.map((row) => [row.task_id, toProgress(row)]));
}

/** A person's progress in a task and period. */
interface CountedRow {
  taskId: string;
  /** The number of the day; 0 for a permanent task. */
  day: number;
  progress: TaskProgress;
}

/**
 * Stores progress of a person whose player row is locked, and whether it is announced, in one statement.
 */
export async function storeCounted(
  trx: Knex.Transaction,
  userId: string,
  { rows, now, isAnnounced }: { rows: readonly CountedRow[]; now: Date; isAnnounced: boolean },
): Promise<void> {
  if (rows.length === 0) return;
  await prepared(
    trx,
    'gamification-progress',
    `with announced as (
       update gamification_players set progress_announced_at = :now, updated_at = :now
        where user_id = :userId and :isAnnounced
     )
     insert into gamification_progress
       (user_id, task_id, day, progress, completed_at, rewards, updated_at)
     select :userId, task_id, day, progress, completed_at, rewards, :now
       from jsonb_to_recordset(:rows::jsonb) as counted
         (task_id uuid, day int, progress int, completed_at timestamptz, rewards jsonb)
     on conflict (user_id, task_id, day) do update set
       progress = excluded.progress,
       completed_at = excluded.completed_at,
       rewards = excluded.rewards,
       updated_at = excluded.updated_at`,
    { userId, now, isAnnounced, rows: JSON.stringify(rows.map(toColumns)) },
  );
}

const toColumns = ({ taskId, day, progress }: CountedRow) => ({
  task_id: taskId,
  day,
  progress: progress.progress,
  completed_at: progress.completedAt,
  rewards: progress.rewards,
});

/** Stores that the rewards of a completed task were taken. */
export async function storeGrab(
  trx: Knex.Transaction,
  { userId, taskId, day }: { userId: string; taskId: string; day: number },
  now: Date,
): Promise<void> {
  await trx('gamification_progress')
    .where({ user_id: userId, task_id: taskId, day })
    .update({ grabbed_at: now, updated_at: now });
}
