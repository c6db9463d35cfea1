import type { NoticeFilter } from '~/domain/notifications/groups';

/** Returns the address of the filtered list, from the newest notice or from a cursor. */
export function noticesHref({ filter, cursor }: { filter: NoticeFilter; cursor?: string }): string {
  const asked = new URLSearchParams();
  if (filter !== 'all') asked.set('show', filter);
  if (cursor !== undefined) asked.set('cursor', cursor);
  const query = asked.toString();
  return query ? `/notifications?${query}` : '/notifications';
}
