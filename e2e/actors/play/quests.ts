import type { APIRequestContext } from '@playwright/test';
import { createTestContext } from '~/db/testing';
import type { TaskKind } from '~/domain/gamification/schema';
import { grabReward } from '~/domain/gamification/tasks/grab-reward';
import { countTask } from '~/domain/gamification/tasks/count-task';
import { listUserTasks } from '~/domain/gamification/tasks/list-user-tasks';
import { spinWheel } from '~/domain/gamification/wheel/spin-wheel';
import { newId } from '~/domain/shared/ids';
import { withDatabase } from '../database';

interface Played {
  /** The activities to be counted. */
  counts: readonly (readonly [kind: TaskKind, amount: number])[];
  /** The kinds whose completed quests are rewarded; the others wait to be taken. */
  grabs?: readonly TaskKind[];
}

/** Lets a person have done these activities a moment ago. */
export const letPlay = (email: string, { counts, grabs = [] }: Played): Promise<void> =>
  withDatabase(async (db) => {
    const { id: userId } = await db('users').where({ email }).first<{ id: string }>('id');
    const context = createTestContext(db);
    for (const [kind, amount] of counts) {
      const at = context.now();
      await countTask(context, { userId, kind, causeId: newId(), amount, at });
    }
    const listed = await listUserTasks(context, userId);
    const tasks = listed.ok ? listed.tasks : [];
    const done = tasks.filter(({ kind, completedAt }) => completedAt && grabs.includes(kind));
    for (const { id: taskId } of done) await grabReward(context, { userId, taskId });
  });

/** Uses a spin of a person; the modal of the wheel shows the draw by its key. */
export const letSpin = (email: string, key: string): Promise<void> =>
  withDatabase(async (db) => {
    const { id: userId } = await db('users').where({ email }).first<{ id: string }>('id');
    const spun = await spinWheel(createTestContext(db), { userId, key, country: null });
    if (!spun.ok) throw new Error(`the wheel refused: ${spun.reason}`);
  });

/** Returns the e-mail address of the signed-in person. */
export async function emailOf(site: APIRequestContext): Promise<string> {
  const answer = await site.get('/api/v1/users/me');
  const { email } = (await answer.json()) as { email: string };
  return email;
}
