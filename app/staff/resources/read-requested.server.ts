import { isUnchanged, readViews, type View } from './read-views.server';
import type { Asking, RoleView } from './define-resource.server';
import { hrefOf, readState, writeState, type Addressed, type ListState } from './list-state.server';

interface Viewed {
  name: string;
  list: Addressed;
  columns: Record<string, unknown>;
  views?: Record<string, RoleView>;
}

/** The parts of a list's address, read: its view, its state, and the parameters of its links. */
export interface RequestedList {
  views: View[];
  view: View | null;
  isChanged: boolean;
  state: ListState;
  kept: Record<string, string>;
  /** Sentences about filters that were left out. */
  notices: string[];
  /** Returns the address of the list with some parameters changed, and without a cursor. */
  hrefWith(more: Record<string, string | undefined>): string;
}

/** Reads an address of a list: the selected view, and what the list shows. */
export async function readRequested(
  resource: Viewed,
  asking: Asking,
  address: URLSearchParams,
): Promise<RequestedList> {
  const { name, list, columns } = resource;
  const { words } = asking;
  const views = await readViews(resource, asking);
  const key = address.get('view') ?? '';
  const view = views.find((one) => one.key === key) ?? null;
  // A view alone shows what it stores. With a sort, the address states everything itself.
  const isStored = view !== null && !address.has('sort');
  const state = isStored ? view.state : readState(list, Object.keys(columns), address);
  const kept = keptOf(view, state, list.defaultSort);
  const labelOf = (dropped: string) =>
    words([`${name}.fields.${dropped}`, `${name}.columns.${dropped}`], { defaultValue: dropped });
  const names = state.dropped.map(labelOf).join(', ');
  return {
    views,
    view,
    isChanged: view !== null && !isUnchanged(view, state),
    state,
    kept,
    notices: [
      ...(key !== '' && !view ? [words('views.gone')] : []),
      ...(names === '' ? [] : [words('views.dropped', { names })]),
    ],
    hrefWith: (more) => hrefOf(`/admin/${name}`, { ...kept, ...more }),
  };
}

/**
 * Returns the parameters of the list's links and forms. Those of a view always state the sort, which makes
 * them independent of what the view stores.
 */
function keptOf(view: View | null, state: ListState, usual: ListState['sort']) {
  if (view) return { view: view.key, ...writeState(state) };
  const { sort, order, ...written } = writeState(state);
  const isUsual = sort === usual.by && order === usual.order;
  return isUsual ? written : { ...written, sort, order };
}
