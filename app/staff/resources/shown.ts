import type { FieldDescription } from '../../kit/forms/described-field';
import type { FormResponse } from '../../kit/forms/form-response';
import type { IconName } from '../../kit/ui/icons/icon-names';

/** The colour of a state, which is always shown beside its text. */
export type Tone = 'ok' | 'info' | 'gold' | 'amber' | 'danger' | 'quiet';

/** The content of a cell in a list or of a fact. */
export interface CellShown {
  text: string;
  /** The colour of the dot before a state's text. */
  tone?: Tone;
  /** A second, less prominent line. */
  about?: string;
  /** True for a number or key in a monospaced font. */
  isCode?: boolean;
}

export interface FactShown {
  label: string;
  value: CellShown;
}

/** A picture inside the page itself, so that no address leads to it. */
export interface PictureShown {
  src: string;
  alt: string;
}

/** A section of an item's page. Its contents are shown in this order. */
export interface SectionShown {
  title: string;
  paragraphs?: string[];
  lines?: CellShown[];
  /** Texts of people or generated content, each with its details. */
  quotes?: { text: string; pictures: PictureShown[]; about: string }[];
  pictures?: PictureShown[];
  /** A document in its original form. */
  code?: string;
  /** A file to save, which exists only in the page. */
  file?: { name: string; type: string; text: string };
}

export interface NoticeShown {
  kind: 'ok' | 'info' | 'danger';
  text: string;
}

/** A field with its initial value. */
export interface FieldShown extends FieldDescription {
  value: string;
}

/** An act that is available, with its fields. */
export interface ActShown {
  name: string;
  /** The text of its button and, below, its consequence. */
  label: string;
  about: string;
  isGrave: boolean;
  /** The letter that selects it; null for none. */
  letter: string | null;
  fields: FieldShown[];
}

/** An act of the log as shown beside its item. */
export interface ActDone {
  id: string;
  at: string;
  staff: string;
  text: string;
  change: string | null;
  reason: string | null;
}

export interface ColumnShown {
  name: string;
  label: string;
  /** 1 is always shown, 2 not beside a panel, 3 from 1100 px. */
  priority: 1 | 2 | 3;
  /**
   * The current sort by this column and the link of its heading; null if the list cannot be sorted by it.
   */
  sort: { now: 'ascending' | 'descending' | null; to: string } | null;
}

export interface RowShown {
  id: string;
  cells: CellShown[];
  /** The facts of a row that expands in place; null otherwise. */
  facts: FactShown[] | null;
  /** The address of the list with the row's panel beside it. */
  lookTo: string;
  /** True if the panel shows this row. */
  isPeeked: boolean;
}

/** A filter in use, with the address of the list without it. */
export interface ChipShown {
  name: string;
  label: string;
  value: string;
  to: string;
}

/** A tab above a list: everything, a view of the role, or a saved one. */
export interface ViewShown {
  key: string;
  name: string;
  count: string;
  to: string;
  isChosen: boolean;
}

/** The panel beside a list. */
export interface PanelShown {
  openTo: string;
  closeTo: string;
  /** The panels of the rows above and below; null at the ends of the page. */
  upTo: string | null;
  downTo: string | null;
  /** Null if the item no longer exists. */
  thing:
    | (Pick<ThingShown, 'title' | 'about' | 'states' | 'notices' | 'facts' | 'done'> & {
        acts: Pick<ActShown, 'name' | 'label' | 'isGrave'>[];
      })
    | null;
}

/** A list of the back office as its page shows it. */
export interface ListShown {
  path: string;
  title: string;
  about: string;
  notices: NoticeShown[];
  views: ViewShown[];
  /** The selected view and whether the list shows something else than it stores; null for all rows. */
  view: { key: string; name: string; isOwn: boolean; isChanged: boolean } | null;
  /** True if the list differs from its usual state, so that it can be saved as a view. */
  isNarrowed: boolean;
  columns: ColumnShown[];
  /** The columns that can be selected. */
  allColumns: { name: string; label: string; isShown: boolean }[];
  usualColumnsTo: string;
  rows: RowShown[];
  filters: FieldShown[];
  /** The name of the filter that is shown as a search field. */
  search: string | null;
  chips: ChipShown[];
  /** The view, the filters, the sort and the columns, for the links and forms of the page. */
  kept: Record<string, string>;
  /** The number of rows as text, the page's place among them, and the sentence for an empty list. */
  count: string;
  total: string;
  position: string;
  none: string;
  /** The filters of an empty list without which it has rows, with their number. */
  remedies: (ChipShown & { count: string })[];
  newer: string | null;
  older: string | null;
  /** True if each row links to a page. */
  hasPages: boolean;
  panel: PanelShown | null;
  exportTo: string | null;
  create: { to: string; label: string } | null;
  /** The acts that can be applied to several items. */
  bulk: { name: string; label: string }[];
  /** The sentence about the act that was just done. */
  done: string | null;
  /** The sentence about the change of a view that was just made, with the view's id for its undo. */
  viewChange: { text: string; id: string } | null;
}

/** A link to another page of the back office. */
export interface LinkShown {
  to: string;
  label: string;
  /** True if the link leads to a file. */
  isFile?: true;
}

/** A part of an item's page. */
interface TabShown extends LinkShown {
  isCurrent: boolean;
}

/** An item of the back office as its page shows it. */
export interface ThingShown {
  path: string;
  title: string;
  about: string;
  back: { to: string; label: string };
  notices: NoticeShown[];
  states: CellShown[];
  facts: FactShown[];
  tabs: TabShown[];
  links: LinkShown[];
  sections: SectionShown[];
  /** The sealed part; opening it is logged. If `isFirst` is true, acts are disabled until it is opened. */
  sealed: {
    text: string;
    open: string;
    opening: string;
    isFirst: boolean;
    /** The label of the reason that opening needs; null if it needs none. */
    reason: string | null;
  } | null;
  acts: ActShown[];
  done: ActDone[];
  /** The act that undoes the one that was just done; null if it cannot be undone. */
  undo: { name: string; label: string } | null;
  /** Sent with each act: the last change that the page shows, and a key for its attempts. */
  seen: string;
  key: string;
}

/** The response to a form of an item's page that does not redirect. */
export interface ThingResponse extends FormResponse {
  /** The sealed part after it was opened. */
  opened?: SectionShown[];
  /** The sentence about the refusal of the last act. */
  refused?: string;
  /** The later changes because of which the act was refused, and the last one for the next attempt. */
  conflict?: { seen: string; acts: ActDone[] };
}

/** One of several items for an act. */
export interface RunItemShown {
  id: string;
  title: CellShown;
  /** Its states now. */
  now: CellShown[];
  /** The outcome of the act, or the one to expect. */
  becomes: CellShown;
}

/** An act on several items: before it begins, while it runs, and its result. */
export interface RunShown {
  path: string;
  state: 'draft' | 'running' | 'stopped' | 'done';
  title: string;
  about: string;
  back: { to: string; label: string };
  items: RunItemShown[];
  position: string;
  newer: string | null;
  older: string | null;
  heading: string;
  /** The number of items by outcome. */
  lines: CellShown[];
  /** The share of the items that were handled, from 0 to 1. */
  share: number;
  /** The form that begins it; null afterwards. */
  act: ActShown | null;
  /** The number that has to be typed first; null for few items. */
  typed: string | null;
  isUndoable: boolean;
}

/** A list in which items wait for staff. */
export interface WaitingShown {
  to: string;
  title: string;
  icon: IconName;
  group: NavGroup;
  /** The number of items, counted up to 10,000. */
  number: number;
  /** The number of items as text. */
  count: string;
  isEmpty: boolean;
}

/** A link of the navigation. */
export interface PageLink {
  group: NavGroup;
  to: string;
  icon: IconName;
  label: string;
}

/** The groups of the navigation in their order. */
export const navGroups = ['people', 'safety', 'content', 'money', 'growth', 'system'] as const;
export type NavGroup = (typeof navGroups)[number];

/** The place of a list in the navigation. */
export interface NavPlace {
  group: NavGroup;
  icon: IconName;
  /** True if it stands after the other lists of its group. */
  isSecondary?: true;
}
