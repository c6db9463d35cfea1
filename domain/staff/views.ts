import * as z from 'zod';
import type { Knex } from 'knex';
import type { StaffViewsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { transact } from '../shared/transactions/transact';
import { wordsSchema } from '../shared/words/words-schema';
import type { StaffActor } from './carry-out';
import { refuse, type Refusal } from './refusals';

/** The maximum number of views that a staff member keeps of one list. */
const mostViews = 20;

export const viewNameSchema = wordsSchema({ missing: 'name is required' })
  .trim()
  .min(1, 'name is required')
  .max(60, 'name is too long');

/** Filters, sort and columns of a list, as in its address. */
export const viewQuerySchema = z.string().max(4000);

/** A saved view of a list. */
export type StaffView = Pick<StaffViewsRow, 'id' | 'name' | 'query'>;

interface Whose {
  by: Pick<StaffActor, 'staffId'>;
  /** The name of the list's resource. */
  resource: string;
}

const own = (db: Knex, { by, resource }: Whose) =>
  db('staff_views').where({ staff_id: by.staffId, resource });

/** Returns the views that a staff member saved of a list, oldest first. */
export async function listViews(
  { db }: Pick<DomainContext, 'db'>,
  whose: Whose,
): Promise<StaffView[]> {
  return own(db, whose)
    .whereNull('deleted_at')
    .orderBy(['created_at', 'id'])
    .limit(mostViews)
    .select('id', 'name', 'query');
}

/** Saves the current state of a list as a new view. */
export async function addView(
  context: DomainContext,
  whose: Whose,
  { name, query }: Pick<StaffView, 'name' | 'query'>,
): Promise<{ ok: true; id: string } | Refusal<'view-name-taken' | 'too-many-views'>> {
  const { by, resource } = whose;
  return transact(context, async (trx) => {
    await lockViews(trx, whose);
    const views = await own(trx, whose).whereNull('deleted_at').select('name');
    if (views.some((view) => isSame(view.name, name))) return refuse('view-name-taken');
    if (views.length >= mostViews) return refuse('too-many-views');
    const id = newId();
    const row = { id, staff_id: by.staffId, resource, name, query, created_at: context.now() };
    await trx('staff_views').insert(row);
    return { ok: true, id } as const;
  });
}

/** Changes the name or the state of a view. The values before are kept for `undoViewChange`. */
export async function changeView(
  context: DomainContext,
  whose: Whose,
  { id, ...change }: { id: string; name?: string; query?: string },
): Promise<{ ok: true } | Refusal<'view-name-taken' | 'not-found'>> {
  return transact(context, async (trx) => {
    await lockViews(trx, whose);
    const views = await own(trx, whose).whereNull('deleted_at').select('id', 'name', 'query');
    const view = views.find((one) => one.id === id);
    if (!view) return refuse('not-found');
    const { name = view.name, query = view.query } = change;
    const isTaken = views.some((other) => other.id !== id && isSame(other.name, name));
    if (isTaken) return refuse('view-name-taken');
    const before = { previous_name: view.name, previous_query: view.query };
    await own(trx, whose)
      .where({ id })
      .update({ name, query, ...before });
    return { ok: true } as const;
  });
}

/** Deletes a view. `undoViewChange` restores it. */
export async function deleteView(
  { db, now }: DomainContext,
  whose: Whose,
  id: string,
): Promise<{ ok: true } | Refusal<'not-found'>> {
  const deleted = await own(db, whose)
    .where({ id })
    .whereNull('deleted_at')
    .update({ deleted_at: now(), previous_name: null, previous_query: null });
  return deleted > 0 ? { ok: true } : refuse('not-found');
}

/** Undoes the last change of a view: its deletion, its new name or its new state. */
export async function undoViewChange(
  context: DomainContext,
  whose: Whose,
  id: string,
): Promise<{ ok: true } | Refusal<'view-name-taken' | 'too-many-views' | 'not-found'>> {
  return transact(context, async (trx) => {
    await lockViews(trx, whose);
    const view = await own(trx, whose).where({ id }).first();
    if (!view) return refuse('not-found');
    const others = await own(trx, whose).whereNull('deleted_at').whereNot({ id }).select('name');
    const name = view.previous_name ?? view.name;
    if (others.some((other) => isSame(other.name, name))) return refuse('view-name-taken');
    if (others.length >= mostViews) return refuse('too-many-views');
    await own(trx, whose)
      .where({ id })
      .update({
        name,
        query: view.previous_query ?? view.query,
        previous_name: null,
        previous_query: null,
        deleted_at: null,
      });
    return { ok: true } as const;
  });
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Serialises changes of a staff member's views of a list. */
const lockViews = (trx: Knex.Transaction, { by, resource }: Whose) =>
  trx.raw("select pg_advisory_xact_lock(hashtextextended(?, hashtext('staff views')))", [
    `${by.staffId} ${resource}`,
  ]);
