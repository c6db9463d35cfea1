import type { DomainContext } from '../../shared/context';
import type { RefusedPlay } from '../players/decide-play';
import { readPlay, type PlayReading } from '../players/read-player';
import type { Reward, Task } from '../schema';
import { noProgress, type TaskProgress } from './decide-task';
import { readProgress, readTasks } from './task-rows';

/** A task with a person's progress. */
export interface UserTask extends Pick<Task, 'id' | 'kind' | 'scope' | 'goal'> {
  /** Those at the time of completion, if it is completed. */
  rewards: Reward[];
  progress: number;
  completedAt: Date | null;
  grabbedAt: Date | null;
  /** The time at which a daily task begins again; null for a permanent one. */
  endsAt: Date | null;
}

/** Lists the tasks of a person: the active ones, and others whose rewards wait to be taken. */
export async function listUserTasks(
  context: DomainContext,
  userId: string,
): Promise<{ ok: true; tasks: UserTask[] } | RefusedPlay> {
  const reading = await readPlay(context, userId);
  return reading.ok ? { ok: true, tasks: await tasksOf(context, userId, reading) } : reading;
}

/** Returns the tasks of a person whose state was read. */
export async function tasksOf(
  context: Pick<DomainContext, 'db'>,
  userId: string,
  { player: { day } }: PlayReading,
): Promise<UserTask[]> {
  const [all, progress] = await Promise.all([
    readTasks(context.db),
    readProgress(context.db, userId, day.number),
  ]);
  return all.flatMap((task) => {
    const own = progress.get(task.id) ?? noProgress;
    return isShown(task, own) ? [toUserTask(task, own, day.endsAt)] : [];
  });
}

const isShown = ({ isActive }: Task, { completedAt, grabbedAt }: TaskProgress) =>
  isActive || (completedAt !== null && grabbedAt === null);

const toUserTask = (task: Task, own: TaskProgress, dayEndsAt: Date): UserTask => ({
  id: task.id,
  kind: task.kind,
  scope: task.scope,
  goal: task.goal,
  rewards: own.rewards ?? task.rewards,
  progress: Math.min(own.progress, task.goal),
  completedAt: own.completedAt,
  grabbedAt: own.grabbedAt,
  endsAt: task.scope === 'daily' ? dayEndsAt : null,
});
