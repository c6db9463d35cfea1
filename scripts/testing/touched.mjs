import { basename } from 'node:path';

/** Areas of tests that are not named after an area. */
const AREAS = {
  addresses: ['routes'],
  albums: ['posts', 'private-pictures'],
  browse: ['characters', 'home', 'explorer', 'feeds'],
  'change-plan': ['subscriptions'],
  contact: ['cases'],
  conversation: ['chat', 'replies', 'sockets'],
  'create-rendition-maker': ['renditions'],
  documents: ['legal'],
  'feed-plans': ['feeds'],
  'film-order': ['studio', 'pictures'],
  'killed-worker': ['voice-calls'],
  locks: ['posts', 'fanclubs'],
  'make-recording': ['renditions', 'recordings'],
  'money-histories': ['wallet', 'payments', 'subscriptions', 'fanclubs', 'offers', 'books'],
  'out-of-tokens': ['wallet', 'offers'],
  premium: ['subscriptions', 'offers'],
  render: ['studio'],
  session: ['sessions', 'accounts'],
  'sign-up': ['accounts', 'credentials'],
  social: ['identities'],
  'spend-confirmation': ['posts', 'wallet'],
  spoken: ['voices', 'speech'],
  statement: ['wallet'],
  switchboard: ['voice-calls'],
  train: ['moderation'],
  trust: ['legal', 'consent', 'age-gate'],
  'under-age': ['age-reviews', 'age-checks'],
  'voice-lines': ['voice-call', 'voice-calls'],
  year: ['wallet', 'payments', 'subscriptions', 'fanclubs', 'offers', 'books'],
};

/** Reduces `fan-clubs`, `fanclubs` and `fanclub` to the same word. */
const plain = (word) => word.replaceAll('-', '').replace(/s$/, '');

const stemOf = (path) => basename(path).replace(/\..*$/, '');

/** Returns the nouns in a path: its folders and its file's name. */
const nounsOf = (path) => [...path.split('/').slice(0, -1), stemOf(path)].map(plain);

/**
 * Returns whether a change concerns a test: its own file, or one whose path contains the noun in the test's
 * name. URL, folder, job and test share one noun.
 * @param {string} test
 * @param {string[]} changed
 */
export function isTouched(test, changed) {
  const stem = stemOf(test);
  const nouns = new Set([stem, ...(AREAS[stem] ?? [])].map(plain));
  return changed.some((file) => file === test || nounsOf(file).some((noun) => nouns.has(noun)));
}
