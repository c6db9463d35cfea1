import type { Ring } from './schema';

/**
 * Who comes before and after a character in a tray. Whoever looks at something unread is led on to
 * what is unread alone; after the last there is nobody.
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
