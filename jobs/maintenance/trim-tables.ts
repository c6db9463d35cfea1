import { retention } from '~/domain/all-retention';
import type { DomainContext } from '~/domain/shared/context';

/** Told what became of each removal. */
export interface RemovalReport {
  removed(name: string, rows: number): void;
  failed(name: string, error: unknown): void;
}

/**
 * Removes what each area keeps no longer; returns how many rows of what went. A removal that fails is
 * reported and stops no other; once all had their turn it is thrown, so that the job fails, too.
 */
export async function trimTables(
  context: DomainContext,
  report?: RemovalReport,
): Promise<Record<string, number>> {
  const removed: Record<string, number> = {};
  const faults = new Map<string, unknown>();
  for (const [name, { remove }] of Object.entries(retention)) {
    try {
      removed[name] = await remove(context);
      report?.removed(name, removed[name]);
    } catch (error) {
      faults.set(name, error);
      report?.failed(name, error);
    }
  }
  if (faults.size > 0) {
    const names = [...faults.keys()].join(', ');
    throw new AggregateError(faults.values(), `could not remove ${names}`);
  }
  return removed;
}
