import type { NoticeFilter } from '~/domain/notifications/groups';

/** Returns the address of the filtered list, from the newest notice or from a cursor. */
export function noticesHref({ filter, cursor }: { filter: NoticeFilter; cursor?: string }): string {
  const params = new URLSearchParams();
  if (filter !== 'all') params.set('show', filter);
  if (cursor !== undefined) params.set('cursor', cursor);
  const query = params.toString();
  return query ? `/notifications?${query}` : '/notifications';
}
