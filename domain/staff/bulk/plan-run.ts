import type { DomainContext } from '../../shared/context';
import { newId } from '../../shared/ids';
import { transact } from '../../shared/transactions/transact';
import type { StaffActor } from '../carry-out';
import { refuse, type Refusal } from '../refusals';
import type { BulkAct } from './define-bulk-act';

/** The maximum number of items of a run. */
const mostItems = 10_000;

interface Planned {
  act: BulkAct;
  /** The items: those selected one by one, or all that filters select. */
  selection: { ids: readonly string[] } | { where: Record<string, unknown> };
  undoes?: string;
}

/** Stores an act on several items as a draft, so that it can be reviewed before it begins. */
export async function planRun(
  context: DomainContext,
  { staffId }: Pick<StaffActor, 'staffId'>,
  { act, selection, undoes }: Planned,
): Promise<{ ok: true; id: string } | Refusal<'nothing-selected' | 'too-many-items'>> {
  const found =
    'ids' in selection
      ? [...new Set(selection.ids)]
      : await act.select(context, selection.where, mostItems + 1);
  if (found.length === 0) return refuse('nothing-selected');
  if (found.length > mostItems) return refuse('too-many-items');
  const now = context.now();
  const id = newId();
  await transact(context, async (trx) => {
    await trx('staff_bulk_runs').insert({
      id,
      staff_id: staffId,
      act: act.name,
      state: 'draft',
      items: found.length,
      undoes: undoes ?? null,
      created_at: now,
      progressed_at: now,
    });
    await trx.raw(
      `insert into staff_bulk_items (run_id, position, item_id, state)
       select ?, position, item_id, 'waiting'
         from unnest(?::uuid[]) with ordinality as item (item_id, position)`,
      [id, found],
    );
  });
  return { ok: true, id };
}

/** Plans a run that undoes what another one did. */
export async function planUndo(
  context: DomainContext,
  by: Pick<StaffActor, 'staffId'>,
  { inverse, runId }: { inverse: BulkAct; runId: string },
): Promise<{ ok: true; id: string } | Refusal<'nothing-selected' | 'too-many-items'>> {
  const done = await context
    .db('staff_bulk_items')
    .where({ run_id: runId, state: 'done' })
    .orderBy('position')
    .select('item_id');
  const ids = done.map(({ item_id: id }) => id);
  return planRun(context, by, { act: inverse, selection: { ids }, undoes: runId });
}
