import type { Locator, Page } from '@playwright/test';

/** Who looks at a page. */
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
  | 'regular'
  | 'filmed'
  | 'joiner'
  | 'clubber'
  | 'paused'
  | 'staff';

/** One page or modal in one of its states, as somebody meets it. */
export interface Scene {
  name: string;
  looker: Looker;
  path: string;
  /** Makes what is looked at before its page is opened, and answers its path instead. */
  prepare?: (page: Page) => Promise<string>;
  /** Brings the page into its state; in English, but for a scene that was prepared. */
  arrange?: (page: Page) => Promise<void>;
  /** Its heading may be elsewhere: somebody is asked something first, or led to a mistake. */
  leadsAway?: true;
  /** What must stand in the first screen whole and uncovered, beside the heading. */
  mustSee?: (page: Page) => Locator;
}

/** The widths of small phones, phones, tablets and desktops, in CSS pixels, with their heights. */
export const screens = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;
