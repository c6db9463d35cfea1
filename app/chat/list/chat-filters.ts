import type { chatFilters as knownFilters } from '~/domain/chat/schema';

/** What the list of conversations is narrowed by, in the order of its chips. */
export const chatFilters = [
  'all',
  'unread',
  'following',
  'subscribed',
  'archived',
] as const satisfies (typeof knownFilters)[number][];

/** What only whoever has an account can narrow by. */
export const membersFilters: readonly string[] = ['following', 'subscribed'];

/** Those that stand as chips; what is archived has a row of its own. */
export const chatChips = chatFilters.filter((name) => name !== 'archived');
