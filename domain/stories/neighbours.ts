import type { Ring } from './schema';

/**
 * Returns the rings before and after a character in the tray. From an unread ring only an unread one
 * follows. Null after the last.
 */
export function neighboursOf(
  rings: readonly Ring[],
  slug: string,
): { previous: Ring | null; next: Ring | null } {
  const index = rings.findIndex((ring) => ring.slug === slug);
  const [own, following] = [rings[index], rings[index + 1]];
  const leadsOn = following && (!following.isRead || own?.isRead);
  return {
    previous: (index > 0 && rings[index - 1]) || null,
    next: leadsOn ? following : null,
  };
}
