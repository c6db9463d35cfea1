import type { Knex } from 'knex';
import type { DomainContext } from '../../shared/context';
import { newId } from '../../shared/ids';
import { carryOut, type StaffActRefusal, type StaffActor } from '../../staff/carry-out';
import { refuse, type Refusal } from '../refusals';
import type { Task, TaskFields, TaskKind, TaskScope } from '../schema';
import { readTasks, taskColumns, toTask } from '../tasks/task-rows';

type Stored = { ok: true; task: Task };

/** The fields of a task that can be changed; another activity or scope requires a new task. */
type TaskChanges = {
  [Field in 'goal' | 'rewards' | 'isActive' | 'position']?: TaskFields[Field] | undefined;
};

/** Lists the tasks in display order: all, or those of an activity or scope. */
export async function listTasks(
  { db }: Pick<DomainContext, 'db'>,
  { kind, scope }: { kind?: TaskKind | undefined; scope?: TaskScope | undefined } = {},
): Promise<Task[]> {
  const tasks = await readTasks(db);
  return tasks.filter(
    (task) => (kind ?? task.kind) === task.kind && (scope ?? task.scope) === task.scope,
  );
}

/** Returns a task. */
export async function findTask(
  { db }: Pick<DomainContext, 'db'>,
  id: string,
): Promise<Stored | Refusal<'no-such-task'>> {
  const row = await db('gamification_tasks')
    .where({ id })
    .first(...taskColumns);
  return row ? { ok: true, task: toTask(row) } : refuse('no-such-task');
}

/** Adds a task. Refuses a second one of the same activity, scope and goal. */
export async function addTask(
  context: DomainContext,
  by: StaffActor,
  fields: TaskFields,
): Promise<Stored | Refusal<'task-exists'> | StaffActRefusal> {
  const id = newId();
  const now = context.now();
  return carryOut(context, by, { act: 'quest.add', id }, async (trx) => {
    const { isActive, rewards, ...columns } = fields;
    const added = await trx('gamification_tasks')
      .insert({
        id,
        ...columns,
        rewards: JSON.stringify(rewards),
        is_active: isActive,
        created_at: now,
        updated_at: now,
      })
      .onConflict(['kind', 'scope', 'goal'])
      .ignore()
      .returning('id');
    if (added.length === 0) return refuse('task-exists');
    const task = { id, ...fields };
    return { ok: true, task, change: { after: logged(task) } };
  });
}

/**
 * Changes a task. People who have completed it keep its former rewards. Progress is kept, and completes the
 * task with the next counted event if the new goal is reached.
 */
export async function changeTask(
  context: DomainContext,
  by: StaffActor,
  id: string,
  changes: TaskChanges,
): Promise<Stored | Refusal<'no-such-task' | 'task-exists'> | StaffActRefusal> {
  const now = context.now();
  return carryOut(context, by, { act: 'quest.change', id }, async (trx) => {
    const row = await trx('gamification_tasks')
      .where({ id })
      .forUpdate()
      .first(...taskColumns);
    if (!row) return refuse('no-such-task');
    const before = toTask(row);
    const after = changed(before, changes);
    if (await isTaken(trx, after)) return refuse('task-exists');
    await trx('gamification_tasks')
      .where({ id })
      .update({
        goal: after.goal,
        rewards: JSON.stringify(after.rewards),
        is_active: after.isActive,
        position: after.position,
        updated_at: now,
      });
    const isSame = JSON.stringify(logged(before)) === JSON.stringify(logged(after));
    const change = isSame ? null : { before: logged(before), after: logged(after) };
    return { ok: true, task: after, change };
  });
}

const changed = (task: Task, changes: TaskChanges): Task => ({
  ...task,
  goal: changes.goal ?? task.goal,
  rewards: changes.rewards ?? task.rewards,
  isActive: changes.isActive ?? task.isActive,
  position: changes.position ?? task.position,
});

async function isTaken(trx: Knex.Transaction, { id, kind, scope, goal }: Task): Promise<boolean> {
  const other = await trx('gamification_tasks')
    .where({ kind, scope, goal })
    .whereNot({ id })
    .first('id');
  return other !== undefined;
}

/** Returns the values of a task for the action log. */
const logged = ({ kind, scope, goal, rewards, isActive, position }: Task) => ({
  kind,
  scope,
  goal,
  rewards: rewards.map(({ rewardType, value }) => `${value} ${rewardType}`).join(', '),
  isActive,
  position,
});
