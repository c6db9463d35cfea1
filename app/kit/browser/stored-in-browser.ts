import type { AppLoadContext } from '@remix-run/node';

export const storagePlaces = ['cookie', 'local', 'tab', 'cache'] as const;

/** What for something is kept, in the order of the page that lists it: ends of keys `legal:storage.use`. */
export const storageUses = [
  'session',
  'visitor',
  'staff',
  'device',
  'step',
  'unsent',
  'draft',
  'recording',
  'suggestions',
  'beside-card',
  'social',
  'age',
  'order',
  'consent',
  'notice',
  'origin',
  'referral',
  'offer',
  'fresh',
  'language',
  'zone',
  'put-away',
  'install',
  'stand-in',
  'intent',
  'moves',
  'sound',
  'told',
  'place',
  'offline',
] as const;

/** Something the site keeps in a browser. */
export interface Kept {
  name: string;
  place: (typeof storagePlaces)[number];
  use: (typeof storageUses)[number];
  /** Seconds, or the end of a key `legal:storage.lasts`. */
  lasts: number | 'visit' | 'tab' | 'log-out' | 'cleared';
  /** A cookie that no script of a page reads: under HTTPS its name says so. */
  isHttpOnly?: true;
}

/** Lists what an area keeps in browsers (its `stored-in-browser.server.ts`). */
export type StoredInBrowser = (
  context: Pick<AppLoadContext, 'domain' | 'socialProviders' | 'hasStandIn'>,
) => Promise<Kept[]>;

/** A cookie that only the site itself reads and writes. */
export const httpCookie = (name: string, use: Kept['use'], lasts: Kept['lasts']): Kept => ({
  name,
  place: 'cookie',
  use,
  lasts,
  isHttpOnly: true,
});

/** What a tab keeps for as long as it is open; one for each thing where its name ends with `:*`. */
export const keptInTab = (name: string, use: Kept['use']): Kept => ({
  name,
  place: 'tab',
  use,
  lasts: 'tab',
});

/** What a browser keeps, until its person clears it unless said otherwise. */
export const keptInBrowser = (
  name: string,
  use: Kept['use'],
  lasts: Kept['lasts'] = 'cleared',
): Kept => ({ name, place: 'local', use, lasts });
