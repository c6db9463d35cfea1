/** The tabs of the memory panel. */
export const memoryTabs = ['facts', 'diary', 'choices'] as const;
export type MemoryTab = (typeof memoryTabs)[number];

interface Place {
  slug: string;
  tab?: MemoryTab;
  /** The id of the item that is being edited. */
  edit?: string;
}

/** Returns the address of the memory panel. */
export function memoryHref({ slug, tab = 'facts', edit }: Place): string {
  const search = new URLSearchParams({
    ...(tab !== 'facts' && { tab }),
    ...(edit !== undefined && { edit }),
  }).toString();
  return `/chats/${slug}/memory${search === '' ? '' : `?${search}`}`;
}
