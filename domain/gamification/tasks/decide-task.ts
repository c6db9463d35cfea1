import type { PlayDay } from '../streak/play-day';
import { refuse, type Refusal } from '../refusals';
import type { Reward, Task } from '../schema';

/** A person's progress in a task; for a daily task, on one day. */
export interface TaskProgress {
  /** At most the goal. */
  progress: number;
  completedAt: Date | null;
  /** The rewards at the time of completion; null before it. */
  rewards: Reward[] | null;
  grabbedAt: Date | null;
}

export const noProgress: TaskProgress = {
  progress: 0,
  completedAt: null,
  rewards: null,
  grabbedAt: null,
};

/** The period of permanent tasks, in place of the number of a day. */
export const allTime = 0;

/** Returns the period in which a task is counted: the number of the day, or all time. */
export const periodOf = ({ scope }: Pick<Task, 'scope'>, day: PlayDay): number =>
  scope === 'daily' ? day.number : allTime;

/**
 * Checks whether an event counts for a task on a day. What happened before the day began is too late for
 * its daily tasks, and their reward could not be taken any more.
 */
export const isCountedOn = (
  { scope }: Pick<Task, 'scope'>,
  day: Pick<PlayDay, 'startsAt'>,
  at: Date,
): boolean => scope === 'permanent' || at >= day.startsAt;

/**
 * Counts an amount, such as one message or five minutes. Returns null if nothing changes: the task was
 * completed before. A completed task keeps its rewards, even if staff change the task.
 */
export function countProgress(
  before: TaskProgress,
  task: Pick<Task, 'goal' | 'rewards'>,
  amount: number,
  now: Date,
): TaskProgress | null {
  if (before.completedAt || amount <= 0) return null;
  const progress = Math.min(before.progress + amount, task.goal);
  if (progress < task.goal) return { ...before, progress };
  return { ...before, progress, completedAt: now, rewards: task.rewards };
}

/** Decides about taking the rewards of a task. */
export function decideGrab(
  before: TaskProgress,
  now: Date,
):
  | { ok: true; progress: TaskProgress; rewards: Reward[] }
  | Refusal<'task-not-completed' | 'task-reward-taken'> {
  if (!before.completedAt || !before.rewards) return refuse('task-not-completed');
  if (before.grabbedAt) return refuse('task-reward-taken');
  return { ok: true, progress: { ...before, grabbedAt: now }, rewards: before.rewards };
}
