import { prepared } from '../../shared/reading/prepared';
import { announce } from '../../shared/outbox/announce';
import type { DomainContext } from '../../shared/context';
import { taskCompleted, taskProgressed } from '../events';
import type { RefusedPlay } from '../players/decide-play';
import { play, type Play } from '../players/play';
import type { Task, TaskKind } from '../schema';
import { gamificationSettings } from '../settings';
import {
  allTime,
  countProgress,
  isCountedOn,
  noProgress,
  periodOf,
  type TaskProgress,
} from './decide-task';
import { listTasksOf, storeCounted, toProgress, type ProgressRow } from './task-rows';

/** An activity of a person that tasks may count. */
export interface Activity {
  userId: string;
  kind: TaskKind;
  /** The event, message or call; each is counted once per kind. */
  causeId: string;
  /** The amount to count: 1, or the minutes of a call. */
  amount: number;
  /** The time at which it happened. */
  at: Date;
}

export type CountOutcome =
  | { ok: true; kind: 'counted'; progressed: number; completed: number }
  /** No active task counts it, it was counted before, or it happened while gamification was switched off. */
  | { ok: true; kind: 'no-task' | 'repeated' | 'switched-off' };

/** A row of progress; `task_id` is null if there is none. */
type ClaimedRow = ProgressRow & { task_id: string | null };

interface CountInput {
  tasks: readonly Task[];
  /** The progress by task. */
  before: ReadonlyMap<string, TaskProgress>;
  activity: Activity;
}

interface Counted {
  task: Task;
  progress: TaskProgress;
}

/**
 * Counts an activity in the person's tasks, once however often it is reported, and announces progress and
 * completed tasks. Activity while a person may not play is not counted; nor is it later, if they had switched
 * gamification off.
 */
export async function countTask(
  context: DomainContext,
  activity: Activity,
): Promise<CountOutcome | RefusedPlay> {
  const tasks = await listTasksOf(context.db, activity.kind);
  if (tasks.length === 0 || activity.amount <= 0) return { ok: true, kind: 'no-task' };
  const { gamification_progress_interval_ms: intervalMs } =
    await context.settings(gamificationSettings);
  return play<CountOutcome>(context, activity.userId, async (current) => {
    const { trx, userId, player, now, progressAnnouncedAt, switchedAt } = current;
    if (switchedAt && activity.at < switchedAt) {
      return { outcome: { ok: true, kind: 'switched-off' } };
    }
    const before = await claimCause(current, activity);
    if (!before) return { outcome: { ok: true, kind: 'repeated' } };
    const counted = count(current, { tasks, before, activity });
    const completed = counted.filter(({ progress }) => progress.completedAt);
    for (const one of completed) announceCompleted(current, one);
    const isQuiet =
      progressAnnouncedAt !== null && now.getTime() - progressAnnouncedAt.getTime() < intervalMs;
    const isAnnounced = counted.length > 0 && (completed.length > 0 || !isQuiet);
    await storeCounted(trx, userId, {
      rows: counted.map(({ task, progress }) => ({
        taskId: task.id,
        day: periodOf(task, player.day),
        progress,
      })),
      now,
      isAnnounced,
    });
    if (isAnnounced) announceProgress(current, counted);
    return {
      outcome: {
        ok: true,
        kind: 'counted',
        progressed: counted.length,
        completed: completed.length,
      },
    };
  });
}

/**
 * Records that a cause is counted. Returns the person's progress by task; null if the cause has been counted
 * before.
 */
async function claimCause(
  { trx, userId, player: { day }, now }: Play,
  { causeId, kind }: Activity,
): Promise<Map<string, TaskProgress> | null> {
  const rows = await prepared<ClaimedRow>(
    trx,
    'gamification-claim',
    `with claimed as (
       insert into gamification_counts (cause_id, kind, user_id, counted_at)
       values (:causeId, :kind, :userId, :now)
       on conflict (cause_id, kind) do nothing returning cause_id
     )
     select task_id, progress, completed_at, rewards, grabbed_at
       from claimed left join gamification_progress
         on user_id = :userId and day in (:allTime, :day)`,
    { causeId, kind, userId, now, allTime, day: day.number },
  );
  if (rows.length === 0) return null;
  return new Map(
    rows.flatMap((row) => (row.task_id === null ? [] : [[row.task_id, toProgress(row)]])),
  );
}

function count(
  { player: { day }, now }: Play,
  { tasks, before, activity: { amount, at } }: CountInput,
): Counted[] {
  return tasks.flatMap((task): Counted[] => {
    if (!isCountedOn(task, day, at)) return [];
    const progress = countProgress(before.get(task.id) ?? noProgress, task, amount, now);
    return progress ? [{ task, progress }] : [];
  });
}

const about = ({ userId }: Play) => ({ personId: userId, aggregateId: userId });

const factsOf = ({ id: taskId, kind, scope, goal }: Task) => ({ taskId, kind, scope, goal });

function announceCompleted(play: Play, { task }: Counted): void {
  const { userId, trx } = play;
  const facts = { userId, ...factsOf(task), rewards: task.rewards };
  announce(trx, taskCompleted, about(play), facts);
}

function announceProgress(play: Play, counted: readonly Counted[]): void {
  const tasks = counted.map(({ task, progress }) => ({
    ...factsOf(task),
    progress: progress.progress,
  }));
  announce(play.trx, taskProgressed, about(play), { userId: play.userId, tasks });
}
