import type { FieldDescription } from '../../kit/forms/described-field';
import type { FormResponse } from '../../kit/forms/form-response';
import type { IconName } from '../../kit/ui/icons/icon-names';

/** The colour of a state, which always stands beside its word. */
export type Tone = 'ok' | 'info' | 'gold' | 'amber' | 'danger' | 'quiet';

/** The content of a cell of a list or of a fact. */
export interface CellShown {
  text: string;
  /** A state has a dot of its tone before its word. */
  tone?: Tone;
  /** A second, quieter line. */
  about?: string;
  /** A number or a key, in monospaced letters. */
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

/** A part of a thing's page; its contents are drawn in this order. */
export interface SectionShown {
  title: string;
  paragraphs?: string[];
  lines?: CellShown[];
  /** Words of people, or what was made, each with what is known of it. */
  quotes?: { text: string; pictures: PictureShown[]; about: string }[];
  pictures?: PictureShown[];
  /** A document, as it is written. */
  code?: string;
}

export interface NoticeShown {
  kind: 'ok' | 'info' | 'danger';
  text: string;
}

/** A field with what it holds at first. */
export interface FieldShown extends FieldDescription {
  value: string;
}

/** An act on offer, with its fields. */
export interface ActShown {
  name: string;
  /** The words of its button, and its consequence. */
  label: string;
  about: string;
  isGrave: boolean;
  fields: FieldShown[];
}

/** An act of the log as it stands beside its thing. */
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
  /** 1 always, 2 from a tablet on, 3 from 1024 px on. */
  priority: 1 | 2 | 3;
  /** Of one that sorts the list: how it does now, and where its heading leads. */
  sort: { now: 'ascending' | 'descending' | null; to: string } | null;
}

export interface RowShown {
  id: string;
  cells: CellShown[];
  /** Of a list whose rows open in place. */
  facts: FactShown[] | null;
}

/** A list of the back office as its page draws it. */
export interface ListShown {
  path: string;
  title: string;
  about: string;
  columns: ColumnShown[];
  rows: RowShown[];
  filters: FieldShown[];
  /** The filters and the sort of the address, for the links of the page. */
  kept: Record<string, string>;
  /** The number of rows in words, and the sentence for none. */
  count: string;
  none: string;
  nextCursor: string | null;
  isLater: boolean;
  /** Whether each row links to a page. */
  hasPages: boolean;
  exportTo: string | null;
  create: { to: string; label: string } | null;
  /** The acts that take several at once. */
  bulk: { name: string; label: string }[];
  /** The sentence about the act that was just done. */
  done: string | null;
}

/** A thing of the back office as its page draws it. */
export interface ThingShown {
  path: string;
  title: string;
  about: string;
  back: { to: string; label: string };
  notices: NoticeShown[];
  states: CellShown[];
  facts: FactShown[];
  sections: SectionShown[];
  /** Sealed until it is opened, which is logged; where `isFirst`, acts wait until it is. */
  sealed: { text: string; open: string; opening: string; isFirst: boolean } | null;
  acts: ActShown[];
  done: ActDone[];
  /** Sent with each act: the last change that is seen here, and a key for its attempts. */
  seen: string;
  key: string;
}

/** The answer to a form of a thing's page that does not redirect. */
export interface ThingResponse extends FormResponse {
  /** The sealed part, opened. */
  opened?: SectionShown[];
  /** The sentence about the refusal of the last act. */
  refused?: string;
}

/** One of several things that an act is done to: what is now, and whether it can be done. */
export interface OneOfSeveral {
  id: string;
  title: string;
  now: string;
  /** Why it is left out; null where it fits. */
  refused: string | null;
}

export interface SeveralShown {
  path: string;
  title: string;
  about: string;
  back: { to: string; label: string };
  act: ActShown;
  things: OneOfSeveral[];
}

/** The result of an act for each of several things. */
export interface SeveralResponse extends ThingResponse {
  results?: { id: string; title: string; isDone: boolean; text: string }[];
}

/** A link of the navigation. */
export interface PageLink {
  group: NavGroup;
  to: string;
  icon: IconName;
  label: string;
}

/** Groups of the navigation, in their order. */
export const navGroups = ['people', 'safety', 'content', 'money', 'growth', 'system'] as const;
export type NavGroup = (typeof navGroups)[number];
