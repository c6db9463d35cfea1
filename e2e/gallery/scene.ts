import type { Locator, Page } from '@playwright/test';

/** The kind of person who views a page. */
export type Looker =
  | 'newcomer'
  | 'visitor'
  | 'unverified'
  | 'member'
  | 'fan'
  | 'cardholder'
  | 'tester'
  | 'pauper'
  | 'offered'
  | 'returning'
  | 'premium'
  | 'ending-card'
  | 'pausing'
  | 'regular'
  | 'filmed'
  | 'joiner'
  | 'clubber'
  | 'paused'
  | 'creator'
  | 'manager'
  | 'staff';

/** One page or modal in one of its states. */
export interface Scene {
  name: string;
  looker: Looker;
  path: string;
  /** Creates what the page shows before it is opened, and returns its path, which replaces `path`. */
  prepare?: (page: Page) => Promise<string>;
  /** Brings the page into its state; only in English, unless the scene has `prepare`. */
  arrange?: (page: Page) => Promise<void>;
  /** True if its heading may be elsewhere: the page first shows a question, or leads to an error. */
  mayHideHeading?: true;
  /** An element that must be whole and uncovered in the first screen, besides the heading. */
  mustSee?: (page: Page) => Locator;
}

/** The widths of small phones, phones, tablets and desktops, in CSS pixels, with their heights. */
export const screens = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;
