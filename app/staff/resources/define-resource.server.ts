import type { AppLoadContext } from '@remix-run/node';
import type * as z from 'zod';
import type { DefinedList, ListFilters, ListSorts } from '~/domain/shared/define-list';
import type { StaffActName, StaffResource } from '~/domain/staff/acts';
import type { StaffActor } from '~/domain/staff/carry-out';
import type { Permission } from '~/domain/staff/permissions';
import type { StaffSession } from '~/domain/staff/read-staff-session';
import type { ApiRefusal } from '../../kit/http/describe-refusal';
import type { IconName } from '../../kit/ui/icons/icon-names';
import type { CellShown, FactShown, NavGroup, NoticeShown, SectionShown } from './shown';
import type { Words } from './words.server';

/** Whoever looks or acts, in the context of their request. */
export interface Asking {
  context: AppLoadContext;
  staff: StaffSession;
  words: Words;
}

/** A word, or what stands there; nothing is a dash. */
export type Cell = CellShown | string | null;

interface Column<Shown, Sort> {
  cell(shown: Shown, words: Words): Cell;
  /** What its heading sorts by. */
  sort?: Sort;
  /** 1 always, 2 from a tablet on, 3 from 1024 px on; 1 unless said otherwise. */
  priority?: 1 | 2 | 3;
}

/** An act as its resource offers it. */
export interface OfferedAct {
  /** Its name in the action log, which says whose permission it takes and whether it is final. */
  act: StaffActName;
  /** What it asks beside the thing. */
  input?: z.ZodObject;
  reason?: 'optional' | 'required';
  isGrave?: true;
  /** It can be done to several things at once. */
  isBulk?: true;
  /** Does it by its use case, with what was typed as `input` describes it. */
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
  /** What may be done to it now. */
  offers: readonly string[];
  /** What fields of its acts begin with. */
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
  /** Whoever has it sees the list and its things; acts may take more. */
  permission: Permission;
  nav: { group: NavGroup; icon: IconName };
  list: DefinedList<Row, Filters, Sorts>;
  /** What somebody sees of the list at most; words under `own` in place of `text` where that is less. */
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
