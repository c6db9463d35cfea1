import type { ListFilters, ListSorts } from '~/domain/shared/lists/define-list';
import type * as z from 'zod';
import type { Permission } from '~/domain/staff/permissions';
import type { StaffActName } from '~/domain/staff/acts';
import {
  findAct,
  type Asking,
  type OfferedAct,
  type QueueDefinition,
  type ResourceDefinition,
} from './define-resource.server';
import { mayAct } from './may-act.server';
import { exportRows } from './export-rows.server';
import { countWaiting, readList } from './read-list.server';
import { findItems } from './find-items.server';
import type { FoundShown } from './found';
import { hrefOf } from './list-state.server';
import { actShown, readThing } from './read-thing.server';
import type { ActShown, ListShown, NavPlace, RunShown, ThingShown, WaitingShown } from './shown';
import { takeAct, takeCreation } from './take-act.server';
import { planSeveral } from './plan-several.server';
import { readRun } from './read-run.server';
import { takeRun } from './take-run.server';
import { takeView, viewChangeOf } from './take-view.server';

/** A list of the back office with a page for each item and the acts on it. */
export interface Resource {
  name: string;
  permission: Permission;
  nav: NavPlace;
  /** The schema of a row in calls and exports. */
  schema: z.ZodObject;
  hasPages: boolean;
  exports: StaffActName | null;
  /** The definition of its items in the queue; null if they do not wait. */
  queue: QueueDefinition | null;
  /** The acts by name. */
  acts: Record<string, OfferedAct>;
  create: OfferedAct | null;
  /** Counts the items that wait for staff; null if nothing of the resource waits. */
  countWaiting(
    asking: Asking,
  ): Promise<Pick<WaitingShown, 'to' | 'number' | 'count' | 'isEmpty'> | null>;
  /** Finds items by a text or by their id. */
  find(asking: Asking, text: string): Promise<FoundShown[]>;
  readList(asking: Asking, address: URLSearchParams): Promise<ListShown>;
  takeView(asking: Asking, address: URLSearchParams, form: FormData): ReturnType<typeof takeView>;
  readThing(asking: Asking, id: string, address: URLSearchParams): Promise<ThingShown | null>;
  readCreation(asking: Asking): ActShown | null;
  takeAct(asking: Asking, id: string, form: FormData): ReturnType<typeof takeAct>;
  takeCreation(asking: Asking, form: FormData): ReturnType<typeof takeCreation> | null;
  planSeveral(
    asking: Asking,
    address: URLSearchParams,
    form: FormData,
  ): ReturnType<typeof planSeveral>;
  readRun(asking: Asking, id: string, address: URLSearchParams): Promise<RunShown | null>;
  takeRun(asking: Asking, id: string, form: FormData): ReturnType<typeof takeRun>;
  /** Exports the list as CSV, which is logged; null if the resource has no export. */
  exportRows(asking: Asking, address: URLSearchParams): ReturnType<typeof exportRows>;
}

/**
 * Declares a resource of the back office. One definition gives its list, its pages, its export, the acts on
 * one or several items, its place in the navigation and its part of `docs/roles.md`.
 */
export function defineResource<
  Row extends object,
  Filters extends ListFilters,
  Sorts extends ListSorts,
  Schema extends z.ZodObject,
>(definition: ResourceDefinition<Row, Filters, Sorts, Schema>): Resource {
  const { name, permission, nav, detail, acts = {}, create, exports } = definition;
  const path = `/admin/${name}`;
  const bulk = Object.entries(acts).filter(([, act]) => act.bulk);
  const resource: Resource = {
    name,
    permission,
    nav,
    schema: definition.row.schema,
    hasPages: detail !== undefined,
    exports: exports ?? null,
    acts,
    queue: definition.queue ?? null,
    create: create ?? null,
    async readList(asking, address) {
      const { words } = asking;
      const shown = await readList(definition, asking, address);
      const done = address.get('done') ?? '';
      return {
        ...shown,
        exportTo:
          exports && mayAct(asking.staff.role, exports)
            ? hrefOf(`${path}.csv`, { ...shown.kept, view: undefined })
            : null,
        create:
          create && mayAct(asking.staff.role, create.act)
            ? { to: `${path}/new`, label: words(`${name}.acts.create.do`) }
            : null,
        bulk: bulk
          .filter(([, { act }]) => mayAct(asking.staff.role, act))
          .map(([act]) => ({ name: act, label: words(`${name}.acts.${act}.do`) })),
        done: findAct(acts, done) ? words(`${name}.acts.${done}.done`) : null,
        viewChange: viewChangeOf(address, asking),
      };
    },
    countWaiting: (asking) => countWaiting(definition, asking),
    find: (asking, text) => findItems(definition, asking, text),
    takeView: (asking, address, form) => takeView(definition, asking, address, form),
    readThing: (asking, id, address) => readThing(definition, asking, id, address),
    readCreation: ({ words }) =>
      create ? actShown(create, { name: 'create', under: name, words }) : null,
    takeAct: (asking, id, form) => takeAct(definition, asking, id, form),
    takeCreation: (asking, form) => (create ? takeCreation({ name, create }, asking, form) : null),
    planSeveral: (asking, address, form) => planSeveral(definition, asking, address, form),
    readRun: (asking, id, address) => readRun(definition, asking, id, address),
    takeRun: (asking, id, form) => takeRun(definition, asking, id, form),
    exportRows: (asking, address) => exportRows(definition, asking, address),
  };
  return resource;
}
