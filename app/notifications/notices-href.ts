import type { NoticeFilter } from '~/domain/notifications/groups';

/** The address of the list, narrowed, from the newest or from a place in it on. */
export function noticesHref({ filter, cursor }: { filter: NoticeFilter; cursor?: string }): string {
  const asked = new URLSearchParams();
  if (filter !== 'all') asked.set('show', filter);
  if (cursor !== undefined) asked.set('cursor', cursor);
  const query = asked.toString();
  return query ? `/notifications?${query}` : '/notifications';
}
