import type { AppLoadContext } from '@remix-run/node';
import type * as z from 'zod';
import type { DefinedList, ListFilters, ListSorts } from '~/domain/shared/lists/define-list';
import type { StaffActName, StaffResource } from '~/domain/staff/acts';
import type { BulkAct } from '~/domain/staff/bulk/define-bulk-act';
import type { StaffActor } from '~/domain/staff/carry-out';
import type { QueueResource } from '~/domain/staff/queue/claims';
import type { Permission } from '~/domain/staff/permissions';
import type { StaffRole } from '~/domain/staff/find-active-staff';
import type { StaffSession } from '~/domain/staff/read-staff-session';
import type { ApiRefusal } from '../../kit/http/describe-refusal';
import type { CellShown, FactShown, LinkShown, NavPlace, NoticeShown, SectionShown } from './shown';
import type { Words } from './words.server';

/** The member of staff who sends the request, and the request's context. */
export interface Asking {
  context: AppLoadContext;
  staff: StaffSession;
  words: Words;
}

/** The content of a cell. Null is shown as a dash. */
export type Cell = CellShown | string | null;

/** A view of a list that its resource defines for some roles. It cannot be changed. */
export interface RoleView {
  /** Filters, sort and columns, as in an address. */
  query: string;
  /** Its roles; by default all that see the list. */
  roles?: readonly StaffRole[];
}

interface Column<Shown, Sort> {
  cell(shown: Shown, words: Words): Cell;
  /** The sort that the column's heading selects. */
  sort?: Sort;
  /** 1 is always shown, 2 not beside a panel, 3 from 1100 px. Default 1. */
  priority?: 1 | 2 | 3;
}

/** An act as its resource defines it. */
export interface OfferedAct {
  /** The name in the action log, which defines its permission and whether it is final. */
  act: StaffActName;
  /** The fields of its form. */
  input?: z.ZodObject;
  reason?: 'optional' | 'required';
  isGrave?: true;
  /** The key of an item's page that selects it, besides its number: approve, refuse, or hold. */
  key?: 'A' | 'R' | 'H';
  /** The act on several items, if there is one. */
  bulk?: BulkAct;
  /** The name of the act that undoes it, which has no fields. */
  inverse?: string;
  /** Calls the use case with the typed values, parsed by `input`. */
  run(asking: ActAsking, id: string, typed: unknown): Promise<ActOutcome>;
}

/** Returns the act with the name from a request. Inherited properties such as `toString` are not acts. */
export const findAct = (
  acts: Readonly<Record<string, OfferedAct>>,
  name: string,
): OfferedAct | undefined => (Object.hasOwn(acts, name) ? acts[name] : undefined);

export type ActOutcome = { ok: true; id?: string } | { ok: false; reason: ApiRefusal['reason'] };

export interface ActAsking {
  context: AppLoadContext;
  by: StaffActor;
}

/** Returns an act whose input is typed by its schema. */
export const offer = <Input extends z.ZodObject>(
  act: Omit<OfferedAct, 'input' | 'run'> & {
    input: Input;
    run(asking: ActAsking, id: string, typed: z.output<Input>): Promise<ActOutcome>;
  },
): OfferedAct => ({
  ...act,
  run: (asking, id, typed) => act.run(asking, id, act.input.parse(typed)),
});

/** An item as its page shows it, before its sealed part is opened. */
export interface ThingRead {
  title: string;
  about?: string;
  states?: Cell[];
  notices?: NoticeShown[];
  facts: { label: string; value: Cell }[];
  sections?: SectionShown[];
  /** The names of the acts that are possible now. */
  offers: readonly string[];
  /** The initial values of fields in its acts, by name. */
  values?: Record<string, string>;
  /** The options of fields in its acts that depend on the item, by name. */
  options?: Record<string, { value: string; label: string }[]>;
  /** Pages that belong to it. */
  links?: LinkShown[];
  /** False if its sealed part is no longer there. */
  isSealed?: boolean;
}

interface Detail {
  /** The names of the parts of its page, the first of which is shown first. */
  tabs?: readonly string[];
  /** Reads the item, for a page with tabs with what belongs to one of them. */
  read(asking: Asking, id: string, tab?: string): Promise<ThingRead | null>;
  /** True if acts are disabled until the sealed part was opened. */
  opensFirst?: true;
  /** The act of opening. Its permission may be narrower than the one of the page. */
  opens?: StaffActName;
  /** True if opening needs a reason. */
  opensWithReason?: true;
  /** Opens the sealed part. The use case logs it. */
  open?(asking: ActAsking & Asking, id: string): Promise<OpenOutcome>;
}

export type OpenOutcome =
  { ok: true; sections: SectionShown[] } | { ok: false; reason: ApiRefusal['reason'] };

/** Defines the items of a resource in the queue of decisions. */
export interface QueueDefinition {
  resource: QueueResource;
  /** The act that decides an item, whose permission its claim needs. */
  decides: StaffActName;
  /** Returns the text for a label of the queue. */
  label(label: string, words: Words): string;
}

export interface ResourceDefinition<
  Row extends object,
  Filters extends ListFilters,
  Sorts extends ListSorts,
  Schema extends z.ZodObject,
> {
  /** The path under /admin, and the key of its strings under `staff:NAME`. */
  name: string;
  /** The kind of item in the action log; none if staff cannot act on it. */
  kind?: StaffResource;
  /** The permission for the list and the pages of its items. Each act has its own permission. */
  permission: Permission;
  nav: NavPlace;
  list: DefinedList<Row, Filters, Sorts>;
  /** The filter that is shown as a search field, and by which the search of all lists finds items. */
  search?: keyof Filters & string;
  /** The views of roles, by the keys of their names in `staff:NAME.views`. */
  views?: Record<string, RoleView>;
  /**
   * Filters that are forced for a member of staff. The list then shows the text `own` instead of `text`.
   */
  shownTo?(staff: StaffActor): Partial<Record<keyof Filters, string>>;
  /** The filters of the items that wait for staff, as in an address; empty for all of the list. */
  waits?: string;
  /** Returns notices about the whole list. */
  notices?(asking: Asking): Promise<NoticeShown[]>;
  /** A row as used by calls, exports and columns. */
  row: { schema: Schema; present(row: Row, now: Date): z.input<Schema> };
  idOf(row: z.output<Schema>): string;
  columns: Record<string, Column<z.output<Schema>, keyof Sorts & string>>;
  /**
   * The facts that a row shows when it expands in place. Without it, rows link to the page that `detail`
   * reads.
   */
  facts?(row: z.output<Schema>, words: Words): FactShown[];
  detail?: Detail;
  /** Its items that wait are decided in the queue: claimed first, by one member of staff at a time. */
  queue?: QueueDefinition;
  acts?: Record<string, OfferedAct>;
  /** The act that creates an item. It runs with a new id. */
  create?: OfferedAct;
  /** The act that exports the list to a file. */
  exports?: StaffActName;
}
