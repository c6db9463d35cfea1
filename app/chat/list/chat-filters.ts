import type { chatFilters as supportedFilters } from '~/domain/chat/schema';

/** The filters of the chat list, in the order of its chips. */
export const chatFilters = [
  'all',
  'unread',
  'following',
  'subscribed',
  'archived',
] as const satisfies (typeof supportedFilters)[number][];

/** The filters that only members have. */
export const membersFilters: readonly string[] = ['following', 'subscribed'];

/** The filters shown as chips; the archive has its own row. */
export const chatChips = chatFilters.filter((name) => name !== 'archived');
