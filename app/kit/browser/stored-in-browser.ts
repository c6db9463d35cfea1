import type { AppLoadContext } from '@remix-run/node';

export const storagePlaces = ['cookie', 'local', 'tab', 'cache'] as const;

/**
 * The purposes of stored entries, in the order of the page that lists them: the last parts of keys
 * `legal:storage.use`.
 */
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

/** An entry that the site stores in a browser. */
export interface Kept {
  name: string;
  place: (typeof storagePlaces)[number];
  use: (typeof storageUses)[number];
  /** Seconds, or the last part of a key `legal:storage.lasts`. */
  lasts: number | 'visit' | 'tab' | 'log-out' | 'cleared';
  /** True for a cookie that page scripts cannot read; under HTTPS its name shows it. */
  isHttpOnly?: true;
}

/** Lists what an area stores in browsers (its `stored-in-browser.server.ts`). */
export type StoredInBrowser = (
  context: Pick<AppLoadContext, 'domain' | 'socialProviders' | 'hasStandIn'>,
) => Promise<Kept[]>;

/** Declares a cookie that only the server reads and writes. */
export const httpCookie = (name: string, use: Kept['use'], lasts: Kept['lasts']): Kept => ({
  name,
  place: 'cookie',
  use,
  lasts,
  isHttpOnly: true,
});

/**
 * Declares an entry that lasts as long as the tab; a name that ends with `:*` stands for one entry per
 * object.
 */
export const keptInTab = (name: string, use: Kept['use']): Kept => ({
  name,
  place: 'tab',
  use,
  lasts: 'tab',
});

/** Declares an entry that lasts until the person clears it, unless another lifetime is given. */
export const keptInBrowser = (
  name: string,
  use: Kept['use'],
  lasts: Kept['lasts'] = 'cleared',
): Kept => ({ name, place: 'local', use, lasts });
