import { isPermitted } from '~/domain/staff/permissions';
import type { Asking } from './define-resource.server';
import type { Resource } from './resource.server';
import { navGroups, type WaitingShown } from './shown';

/** Returns the lists in which items wait for the member of staff, each with their number, by group. */
export async function readWaiting(
  resources: readonly Resource[],
  asking: Asking,
): Promise<WaitingShown[]> {
  const { staff, words } = asking;
  const queues = resources.filter(({ permission }) => isPermitted(staff.role, permission));
  const waiting = await Promise.all(
    queues.map(async (resource) => {
      const waits = await resource.countWaiting(asking);
      const { group, icon } = resource.nav;
      return waits && { ...waits, group, icon, title: words(`${resource.name}.title`) };
    }),
  );
  const found = waiting.filter((one) => one !== null);
  return navGroups.flatMap((group) => found.filter((one) => one.group === group));
}
