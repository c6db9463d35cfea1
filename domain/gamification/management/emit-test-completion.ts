import { announce } from '../../shared/outbox/announce';
import type { DomainContext } from '../../shared/context';
import { carryOut, type StaffActRefusal, type StaffActor } from '../../staff/carry-out';
import { taskCompleted } from '../events';
import { refuse, type Refusal } from '../refusals';
import { findTask } from './manage-tasks';

/**
 * Announces to a test user that they have completed a task, so that staff can look at the notice. Nothing
 * is counted or granted. Refuses other users.
 */
export async function emitTestCompletion(
  context: DomainContext,
  by: StaffActor,
  { userId, taskId }: { userId: string; taskId: string },
): Promise<{ ok: true } | Refusal<'no-such-task' | 'no-such-player'> | StaffActRefusal> {
  const found = await findTask(context, taskId);
  if (!found.ok) return found;
  const { kind, scope, goal, rewards } = found.task;
  return carryOut(context, by, { act: 'quest.test-notice', id: taskId }, async (trx) => {
    const user = await trx('accounts').where({ id: userId, is_test: true }).first('id');
    if (!user) return refuse('no-such-player');
    const about = { personId: userId, aggregateId: userId };
    announce(trx, taskCompleted, about, { userId, taskId, kind, scope, goal, rewards });
    return { ok: true, change: { after: { userId }, userId } };
  });
}
