import type { FormResponse } from '../../kit/forms/form-response';
import type { IconName } from '../../kit/ui/icons/icon-names';

/** How a state looks, always with its word: look, section 15. */
export type Tone = 'ok' | 'info' | 'gold' | 'amber' | 'danger' | 'quiet';

/** What stands in a field of a list or of a thing's facts. */
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

/** A part of a thing's page: what it holds is drawn in this order. */
export interface SectionShown {
  title: string;
  paragraphs?: string[];
  lines?: CellShown[];
  /** Words of people, or what was made, each with what is known of it. */
  quotes?: { text: string; pictures: PictureShown[]; about: string }[];
  pictures?: PictureShown[];
}

export interface NoticeShown {
  kind: 'ok' | 'info' | 'danger';
  text: string;
}

export interface FieldShown {
  name: string;
  label: string;
  as: 'line' | 'lines' | 'number' | 'date' | 'choice' | 'hidden';
  /** Of a choice. */
  options?: { value: string; label: string }[];
  value: string;
  isOptional: boolean;
  maxLength?: number;
}

/** Something that may be done to a thing, with what it asks. */
export interface ActShown {
  name: string;
  /** What it says, what follows from it, and what it says while it is done. */
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
  isNarrowed: boolean;
  /** What the address narrows and sorts by, for the links of the page. */
  kept: Record<string, string>;
  /** How many there are, in words; what is said where there is none. */
  count: string;
  none: string;
  nextCursor: string | null;
  isLater: boolean;
  /** Where its rows lead to a page each. */
  hasPages: boolean;
  exportTo: string | null;
  create: { to: string; label: string } | null;
  /** What may be done to several at once. */
  bulk: { name: string; label: string }[];
  /** What was just done. */
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

/** What the page of a thing is answered that does not lead on. */
export interface ThingResponse extends FormResponse {
  /** What was sealed. */
  opened?: SectionShown[];
  /** Why the last act was not done, in words. */
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

/** What became of each of several things. */
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
