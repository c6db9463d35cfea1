import type { AppLoadContext } from '@remix-run/node';
import type * as z from 'zod';
import type { DefinedList, ListFilters, ListSorts } from '~/domain/shared/lists/define-list';
import type { StaffActName, StaffResource } from '~/domain/staff/acts';
import type { StaffActor } from '~/domain/staff/carry-out';
import type { Permission } from '~/domain/staff/permissions';
import type { StaffSession } from '~/domain/staff/read-staff-session';
import type { ApiRefusal } from '../../kit/http/describe-refusal';
import type { IconName } from '../../kit/ui/icons/icon-names';
import type { CellShown, FactShown, NavGroup, NoticeShown, SectionShown } from './shown';
import type { Words } from './words.server';

/** The member of staff who asks, with the context of their request. */
export interface Asking {
  context: AppLoadContext;
  staff: StaffSession;
  words: Words;
}

/** The content of a cell; null is drawn as a dash. */
export type Cell = CellShown | string | null;

interface Column<Shown, Sort> {
  cell(shown: Shown, words: Words): Cell;
  /** The sort that its heading turns on. */
  sort?: Sort;
  /** 1 always, 2 from a tablet on, 3 from 1024 px on; 1 unless said otherwise. */
  priority?: 1 | 2 | 3;
}

/** An act as its resource offers it. */
export interface OfferedAct {
  /** Its name in the action log, which has its permission and whether it is final. */
  act: StaffActName;
  /** The fields that its form has. */
  input?: z.ZodObject;
  reason?: 'optional' | 'required';
  isGrave?: true;
  /** It can be done to several things at once. */
  isBulk?: true;
  /** Calls its use case with the typed values, which `input` has parsed. */
  run(asking: ActAsking, id: string, typed: unknown): Promise<ActOutcome>;
}

/** Finds an act by a name that was sent; nothing that every object has is one. */
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

/** A thing as its page shows it, before what is sealed in it is opened. */
export interface ThingRead {
  title: string;
  about?: string;
  states?: Cell[];
  notices?: NoticeShown[];
  facts: { label: string; value: Cell }[];
  sections?: SectionShown[];
  /** The names of the acts that it can take now. */
  offers: readonly string[];
  /** The values that fields of its acts begin with, by name. */
  values?: Record<string, string>;
}

interface Detail {
  read(asking: Asking, id: string): Promise<ThingRead | null>;
  /** Acts wait until what is sealed is opened. */
  opensFirst?: true;
  /** Opens what is sealed, which its use case logs. */
  open?(asking: ActAsking & Asking, id: string): Promise<OpenOutcome>;
}

export type OpenOutcome =
  { ok: true; sections: SectionShown[] } | { ok: false; reason: ApiRefusal['reason'] };

export interface ResourceDefinition<
  Row extends object,
  Filters extends ListFilters,
  Sorts extends ListSorts,
  Schema extends z.ZodObject,
> {
  /** Its address under /admin, and its words under `staff:NAME`. */
  name: string;
  /** The kind of thing that the action log calls it. */
  kind: StaffResource;
  /** Allows the list and the pages of its things; an act has its own permission. */
  permission: Permission;
  nav: { group: NavGroup; icon: IconName };
  list: DefinedList<Row, Filters, Sorts>;
  /** Filters that are forced on a member of staff; the list then says `own` in place of `text`. */
  shownTo?(staff: StaffActor): Partial<Record<keyof Filters, string>>;
  /** A row as calls, exports and columns have it. */
  row: { schema: Schema; present(row: Row, now: Date): z.input<Schema> };
  idOf(row: z.output<Schema>): string;
  columns: Record<string, Column<z.output<Schema>, keyof Sorts & string>>;
  /** Rows open in place and show this; or else they lead to the page that `detail` reads. */
  facts?(row: z.output<Schema>, words: Words): FactShown[];
  detail?: Detail;
  acts?: Record<string, OfferedAct>;
  /** Makes a new one; its act is run with an id that is not used yet. */
  create?: OfferedAct;
  /** The act by which the list is written to a file. */
  exports?: StaffActName;
}
