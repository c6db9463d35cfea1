import { makeStaff, type TestContext, type TestDatabase } from '~/db/testing';
import { newId } from '../../../shared/ids';
import { takeNext, type Queued } from '../claims';

/**
 * Fills the queue and has staff take and finish its items at the same time. Returns the number of claims
 * and of those that met another holder or a finished item. All rows are removed in the end.
 */
export async function raceForClaims(
  context: TestContext,
  { owner, db }: TestDatabase,
  { items, claimants }: { items: number; claimants: number },
): Promise<{ claims: number; collisions: number; left: number }> {
  const due = new Date(context.now().getTime() + 3_600_000);
  for (let begun = 0; begun < items; begun += 1000) {
    await owner('staff_queue_items').insert(
      Array.from({ length: Math.min(1000, items - begun) }, (_, index) => ({
        resource: 'notice' as const,
        thing_id: newId(),
        gravity: (index % 4) + 1,
        due_at: due,
        waits_since: context.now(),
        label: 'message',
      })),
    );
  }
  const held = new Map<string, string>();
  const finished = new Set<string>();
  let claims = 0;
  let collisions = 0;
  async function work(staffId: string) {
    for (;;) {
      const by = { staffId, role: 'admin' } as const;
      const taken: Queued | null = await takeNext(context, by, ['notice']);
      if (!taken) return;
      claims += 1;
      if (held.has(taken.id) || finished.has(taken.id)) collisions += 1;
      held.set(taken.id, staffId);
      const row = await db('staff_queue_items').where({ thing_id: taken.id }).first('claimed_by');
      if (row?.claimed_by !== staffId) collisions += 1;
      await owner('staff_queue_items').where({ thing_id: taken.id }).delete();
      held.delete(taken.id);
      finished.add(taken.id);
    }
  }
  const staff = await Promise.all(Array.from({ length: claimants }, () => makeStaff(db)));
  await Promise.all(staff.map(({ id }) => work(id)));
  const left = await db('staff_queue_items').where({ resource: 'notice' });
  return { claims, collisions, left: left.length };
}
