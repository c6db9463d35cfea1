import { retention } from '~/domain/all-retention';
import type { DomainContext } from '~/domain/shared/context';

/** The callbacks for the result of each removal. */
export interface RemovalReport {
  removed(name: string, rows: number): void;
  failed(name: string, error: unknown): void;
}

/**
 * Removes the rows that areas no longer keep. Returns the number of removed rows by name. A failed removal
 * is reported and does not stop the others; it is thrown at the end, so that the job fails, too.
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
