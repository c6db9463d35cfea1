import type { ListFilters, ListSorts } from '~/domain/shared/lists/define-list';
import type * as z from 'zod';
import { isPermitted, type Permission } from '~/domain/staff/permissions';
import { staffActs, type StaffActName } from '~/domain/staff/acts';
import { exportList } from '~/domain/staff/export-list';
import {
  findAct,
  type Asking,
  type OfferedAct,
  type ResourceDefinition,
} from './define-resource.server';
import { readList, readWhere } from './read-list.server';
import { actShown, readThing } from './read-thing.server';
import type { ActShown, ListShown, NavGroup, SeveralShown, ThingShown } from './shown';
import { takeAct, takeCreation } from './take-act.server';
import { readSeveral, takeSeveral } from './take-several.server';
import type { IconName } from '../../kit/ui/icons/icon-names';

/** A list of the back office with a page for each item and the acts on it. */
export interface Resource {
  name: string;
  permission: Permission;
  nav: { group: NavGroup; icon: IconName };
  /** The schema of a row in calls and exports. */
  schema: z.ZodObject;
  hasPages: boolean;
  exports: StaffActName | null;
  /** The acts by name. */
  acts: Record<string, OfferedAct>;
  create: OfferedAct | null;
  readList(asking: Asking, address: URLSearchParams): Promise<ListShown>;
  readThing(asking: Asking, id: string, address: URLSearchParams): Promise<ThingShown | null>;
  readCreation(asking: Asking): ActShown | null;
  readSeveral(asking: Asking, address: URLSearchParams): Promise<SeveralShown | null>;
  takeAct(asking: Asking, id: string, form: FormData): ReturnType<typeof takeAct>;
  takeCreation(asking: Asking, form: FormData): ReturnType<typeof takeCreation> | null;
  takeSeveral(
    asking: Asking,
    address: URLSearchParams,
    form: FormData,
  ): ReturnType<typeof takeSeveral>;
  /** Exports the list as CSV, which is logged; null if the resource has no export. */
  exportRows(
    asking: Asking,
    address: URLSearchParams,
  ): Promise<Awaited<ReturnType<typeof exportList>> | null>;
}

/** Checks whether the role of the member of staff has the permission of an act. */
const mayAct = ({ staff }: Asking, act: StaffActName): boolean =>
  isPermitted(staff.role, staffActs[act].permission);

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
  const { name, permission, nav, list, row, detail, acts = {}, create, exports } = definition;
  const path = `/admin/${name}`;
  const bulk = Object.entries(acts).filter(([, { isBulk }]) => isBulk);
  const resource: Resource = {
    name,
    permission,
    nav,
    schema: row.schema,
    hasPages: detail !== undefined,
    exports: exports ?? null,
    acts,
    create: create ?? null,
    async readList(asking, address) {
      const { words } = asking;
      const shown = await readList(definition, asking, address);
      const done = address.get('done') ?? '';
      const query = new URLSearchParams(shown.kept).toString();
      return {
        ...shown,
        exportTo: exports && mayAct(asking, exports) ? `${path}.csv${query && `?${query}`}` : null,
        create:
          create && mayAct(asking, create.act)
            ? { to: `${path}/new`, label: words(`${name}.acts.create.do`) }
            : null,
        bulk: bulk
          .filter(([, { act }]) => mayAct(asking, act))
          .map(([act]) => ({ name: act, label: words(`${name}.acts.${act}.do`) })),
        done: findAct(acts, done) ? words(`${name}.acts.${done}.done`) : null,
      };
    },
    readThing: (asking, id, address) => readThing(definition, asking, id, address),
    readCreation: ({ words }) =>
      create ? actShown(create, { name: 'create', under: name, words }) : null,
    readSeveral: (asking, address) => readSeveral(definition, asking, address),
    takeAct: (asking, id, form) => takeAct(definition, asking, id, form),
    takeCreation: (asking, form) => (create ? takeCreation({ name, create }, asking, form) : null),
    takeSeveral: (asking, address, form) => takeSeveral(definition, asking, address, form),
    async exportRows({ context, staff }, address) {
      if (!exports) return null;
      const where = { ...readWhere(list, address), ...definition.shownTo?.(staff) };
      const now = context.domain.now();
      return exportList(context.domain, staff, {
        act: exports,
        rows: (trx, most) => list.streamRows(trx, { where, most }),
        head: Object.keys(row.schema.shape),
        cellsOf: (item) => Object.values(row.schema.parse(row.present(item, now))),
      });
    },
  };
  return resource;
}
