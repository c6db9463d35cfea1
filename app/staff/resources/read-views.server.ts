import { listViews } from '~/domain/staff/views';
import type { Asking, RoleView } from './define-resource.server';
import { readState, writeState, type Addressed, type ListState } from './list-state.server';

/** A view of a list: one of the role's, or one that the member of staff saved. */
export interface View {
  /** Its key or id, as in the address. */
  key: string;
  name: string;
  isOwn: boolean;
  state: ListState;
}

interface Viewed {
  name: string;
  list: Addressed;
  columns: Record<string, unknown>;
  views?: Record<string, RoleView>;
}

/** Returns the views of a list: those of the role, then those that the member of staff saved. */
export async function readViews(resource: Viewed, asking: Asking): Promise<View[]> {
  const { name, list, columns, views = {} } = resource;
  const { context, staff, words } = asking;
  const saved = await listViews(context.domain, { by: staff, resource: name });
  const stateOf = (query: string) =>
    readState(list, Object.keys(columns), new URLSearchParams(query));
  return [
    ...Object.entries(views).flatMap(([key, { query, roles }]) =>
      roles && !roles.includes(staff.role)
        ? []
        : [{ key, name: words(`${name}.views.${key}`), isOwn: false, state: stateOf(query) }],
    ),
    ...saved.map((view) => ({
      key: view.id,
      name: view.name,
      isOwn: true,
      state: stateOf(view.query),
    })),
  ];
}

/** Checks whether a list shows exactly what a view stores. */
export const isUnchanged = (view: View, state: ListState): boolean =>
  JSON.stringify(writeState(view.state)) === JSON.stringify(writeState(state));
