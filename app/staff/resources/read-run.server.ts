import type * as z from 'zod';
import type { ListFilters, ListSorts } from '~/domain/shared/lists/define-list';
import { findRun, listRunItems, type BulkItem } from '~/domain/staff/bulk/queries';
import { cellOf } from './cell-of.server';
import {
  findAct,
  type Asking,
  type OfferedAct,
  type ResourceDefinition,
} from './define-resource.server';
import { mayAct } from './may-act.server';
import { actShown } from './read-thing.server';
import type { CellShown, RunItemShown, RunShown } from './shown';

/** Items per page. */
const take = 50;

/** Above this number of items, staff type it before they begin. */
const mostUntyped = 25;

type Run = NonNullable<Awaited<ReturnType<typeof findRun>>>;

/** A run of a resource with its act. */
export interface RunFound {
  run: Run;
  /** The act's name within its resource. */
  key: string;
  act: OfferedAct & Required<Pick<OfferedAct, 'bulk'>>;
}

/** Returns a run of the member of staff that belongs to a resource; null if there is none. */
export async function findRunOf(
  { name, acts = {} }: { name: string; acts?: Record<string, OfferedAct> },
  { context, staff }: Asking,
  id: string,
): Promise<RunFound | null> {
  const run = await findRun(context.domain, staff, id);
  const [resource, key = ''] = run?.act.split('.') ?? [];
  const act = findAct(acts, key);
  if (!run || resource !== name || !act?.bulk || !mayAct(staff.role, act.act)) return null;
  return { run, key, act: { ...act, bulk: act.bulk } };
}

/** Returns the number of a draft's items for which the act is possible now. */
export async function countFitting({ domain }: Asking['context'], { run, act }: RunFound) {
  const items = await listRunItems(domain.db, { runId: run.id, skip: 0, take: run.items });
  const ids = items.map(({ item_id: id }) => id);
  return (await act.bulk.findFitting(domain, ids)).size;
}

/** Checks whether the number of items has to be typed. */
export const isTyped = (fitting: number): boolean => fitting > mostUntyped;

/** Reads an act on several items for its page: before it begins, while it runs, and its result. */
export async function readRun<
  Row extends object,
  Filters extends ListFilters,
  Sorts extends ListSorts,
  Schema extends z.ZodObject,
>(
  resource: ResourceDefinition<Row, Filters, Sorts, Schema>,
  asking: Asking,
  id: string,
  address: URLSearchParams,
): Promise<RunShown | null> {
  const found = await findRunOf(resource, asking, id);
  if (!found) return null;
  const { context, words } = asking;
  const { run, key, act } = found;
  const { name } = resource;
  const isDraft = run.state === 'draft';
  const skip = Math.max(0, Number.parseInt(address.get('from') ?? '', 10) - 1 || 0);
  const items = await listRunItems(context.domain.db, { runId: id, skip, take });
  const fitting = isDraft ? await countFitting(context, found) : 0;
  const path = `/admin/${name}/several/${id}`;
  const number = (count: number) => words('resource.number', { number: count });
  const inverse = act.bulk.inverse?.split('.')[1];
  return {
    path,
    state: run.state,
    title: words(`${name}.acts.${key}.do`),
    about: words(`several.about-${run.state}`),
    back: { to: `/admin/${name}`, label: words(`${name}.back`) },
    items: await itemsOf(resource, asking, { found, items }),
    position: words('resource.position', {
      from: skip + 1,
      to: skip + items.length,
      total: number(run.items),
    }),
    newer: skip > 0 ? `${path}?from=${Math.max(1, skip + 1 - take)}` : null,
    older: skip + items.length < run.items ? `${path}?from=${skip + 1 + take}` : null,
    heading: isDraft
      ? words('several.fits', { count: fitting, of: number(run.items) })
      : words('several.handled', {
          count: run.items - run.progress.waiting,
          of: number(run.items),
        }),
    lines: isDraft ? [] : linesOf(run, words),
    share: (run.items - run.progress.waiting) / run.items,
    act: isDraft && fitting > 0 ? actShown(act, { name: key, under: name, words }) : null,
    typed: isTyped(fitting) ? String(fitting) : null,
    isUndoable: run.state === 'done' && run.progress.done > 0 && inverse !== undefined,
  };
}

const linesOf = ({ progress }: Run, words: Asking['words']): CellShown[] => {
  const tones = { done: 'ok', skipped: 'quiet', failed: 'danger', waiting: 'info' } as const;
  return (['done', 'skipped', 'failed', 'waiting'] as const)
    .filter((state) => progress[state] > 0)
    .map((state) => ({
      text: words(`several.count-${state}`, { count: progress[state] }),
      tone: tones[state],
    }));
};

/** Returns a run's items as rows: the first cell of their list, their state, and what happens to them. */
async function itemsOf<
  Row extends object,
  Filters extends ListFilters,
  Sorts extends ListSorts,
  Schema extends z.ZodObject,
>(
  { name, list, row, columns, idOf }: ResourceDefinition<Row, Filters, Sorts, Schema>,
  { context, words }: Asking,
  { found: { run, act, key }, items }: { found: RunFound; items: readonly BulkItem[] },
): Promise<RunItemShown[]> {
  const { domain } = context;
  const ids = items.map(({ item_id: id }) => id);
  const [rows, fitting] = await Promise.all([
    list.readRows(domain.db, ids),
    run.state === 'draft' ? act.bulk.findFitting(domain, ids) : null,
  ]);
  const now = domain.now();
  const shown = new Map(
    rows.map((item) => {
      const presented = row.schema.parse(row.present(item, now));
      const cells = Object.values(columns).map(({ cell }) => cellOf(cell(presented, words)));
      return [idOf(presented), cells];
    }),
  );
  return items.map((item) => {
    const [title, ...others] = shown.get(item.item_id) ?? [];
    return {
      id: item.item_id,
      title: title ?? {
        text: item.item_id,
        isCode: true,
        ...(run.state === 'draft' && { about: words('several.gone') }),
      },
      now: others.filter(({ tone }) => tone !== undefined),
      becomes: fitting
        ? fitting.has(item.item_id)
          ? { text: words(`${name}.acts.${key}.do`), tone: 'ok' }
          : { text: words('several.does-not-fit'), tone: 'quiet' }
        : outcomeOf(item, words),
    };
  });
}

function outcomeOf({ state, refusal }: BulkItem, words: Asking['words']): CellShown {
  switch (state) {
    case 'waiting':
      return { text: words('several.waiting'), tone: 'info' };
    case 'done':
      return { text: words('several.done'), tone: 'ok' };
    case 'skipped':
      return { text: words('several.does-not-fit'), tone: 'quiet' };
    case 'failed':
      return { text: words([`refused.${refusal}`, 'several.unexpected']), tone: 'danger' };
  }
}
