import { retention } from '~/domain/all-retention';
import type { DomainContext } from '~/domain/shared/context';

/** Removes what each area keeps no longer; answers how many rows of what went. */
export async function trimTables(context: DomainContext): Promise<Record<string, number>> {
  const removed: Record<string, number> = {};
  for (const [name, remove] of Object.entries(retention)) removed[name] = await remove(context);
  return removed;
}
