/** The parts of what a character remembers. */
export const memoryTabs = ['facts', 'diary', 'choices'] as const;
export type MemoryTab = (typeof memoryTabs)[number];

interface Place {
  slug: string;
  tab?: MemoryTab;
  /** What is being mended. */
  edit?: string;
}

/** Where what a character remembers is shown. */
export function memoryHref({ slug, tab = 'facts', edit }: Place): string {
  const search = new URLSearchParams({
    ...(tab !== 'facts' && { tab }),
    ...(edit !== undefined && { edit }),
  }).toString();
  return `/chats/${slug}/memory${search === '' ? '' : `?${search}`}`;
}
