import type { IconName } from '../../kit/ui/icons/icon-names';

/** The maximum number of characters of a search. */
export const longestSearch = 200;

/** An item that a search found. */
export interface FoundShown {
  id: string;
  to: string;
  /** The address of the list with the item in its panel. */
  peekTo: string;
  title: string;
  about: string | null;
}

/** The items of one list that a search found. */
interface FoundGroup {
  name: string;
  title: string;
  icon: IconName;
  items: FoundShown[];
}

/** A page or an act that a search found. */
export interface FoundLink {
  to: string;
  label: string;
  icon: IconName;
}

/** The results of a search. */
export interface FoundAll {
  text: string;
  groups: FoundGroup[];
  /** The acts on the first item. */
  acts: { title: string; links: FoundLink[] } | null;
  links: FoundLink[];
}
