import type { Knex } from 'knex';
import { announce } from '../../shared/outbox/announce';
import type { DomainContext } from '../../shared/context';
import { taskCompleted, taskProgressed } from '../events';
import type { RefusedPlay } from '../players/decide-play';
import { play, type Play } from '../players/play';
import type { Task, TaskKind } from '../schema';
import { gamificationSettings } from '../settings';
import { countProgress, isCountedOn, noProgress, periodOf, type TaskProgress } from './decide-task';
import { listTasksOf, readProgress, storeProgress } from './task-rows';

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
    const { trx, now, progressAnnouncedAt, switchedAt } = current;
    if (switchedAt && activity.at < switchedAt)
      return { outcome: { ok: true, kind: 'switched-off' } };
    if (!(await claimCause(trx, activity, now))) return { outcome: { ok: true, kind: 'repeated' } };
    const counted = await count(current, tasks, activity);
    const completed = counted.filter(({ progress }) => progress.completedAt);
    for (const one of completed) announceCompleted(current, one);
    const isQuiet =
      progressAnnouncedAt !== null && now.getTime() - progressAnnouncedAt.getTime() < intervalMs;
    const isAnnounced = counted.length > 0 && (completed.length > 0 || !isQuiet);
    if (isAnnounced) announceProgress(current, counted);
    return {
      outcome: {
        ok: true,
        kind: 'counted',
        progressed: counted.length,
        completed: completed.length,
      },
      ...(isAnnounced && { state: { progressAnnouncedAt: now } }),
    };
  });
}

/** Records that a cause is counted; false if it has been before. */
async function claimCause(
  trx: Knex.Transaction,
  { causeId, kind, userId }: Activity,
  now: Date,
): Promise<boolean> {
  const claimed = await trx('gamification_counts')
    .insert({ cause_id: causeId, kind, user_id: userId, counted_at: now })
    .onConflict(['cause_id', 'kind'])
    .ignore()
    .returning('cause_id');
  return claimed.length > 0;
}

async function count(
  { trx, userId, player: { day }, now }: Play,
  tasks: readonly Task[],
  { amount, at }: Activity,
): Promise<Counted[]> {
  const due = tasks.filter((task) => isCountedOn(task, day, at));
  const ids = due.map(({ id }) => id);
  const before = await readProgress(trx, userId, day.number, ids);
  const counted = due.flatMap((task): Counted[] => {
    const progress = countProgress(before.get(task.id) ?? noProgress, task, amount, now);
    return progress ? [{ task, progress }] : [];
  });
  const rows = counted.map(({ task, progress }) => ({
    taskId: task.id,
    day: periodOf(task, day),
    progress,
  }));
  await storeProgress(trx, userId, rows, now);
  return counted;
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
