import type { AppLoadContext } from '@remix-run/node';
import type { StaffRole } from '~/domain/staff/find-active-staff';
import { isPermitted } from '~/domain/staff/permissions';
import type { Resource } from '../../staff/resources/resource.server';
import { navGroups, type PageLink } from '../../staff/resources/shown';
import { wordsOf } from '../../staff/resources/words.server';

/** Returns the pages of the back office that a role may open, by the groups of the navigation. */
export async function readStaffPages(
  resources: readonly Resource[],
  context: Pick<AppLoadContext, 'language'>,
  role: StaffRole,
): Promise<PageLink[]> {
  const words = await wordsOf(context);
  const pages = resources
    .filter(({ permission }) => isPermitted(role, permission))
    .toSorted((one, other) => Number(one.nav.isSecondary ?? 0) - Number(other.nav.isSecondary ?? 0))
    .map(({ name, nav: { group, icon } }) => ({
      group,
      icon,
      to: `/admin/${name}`,
      label: words(`${name}.title`),
    }));
  const queue: PageLink[] = isPermitted(role, 'moderation.read')
    ? [{ group: 'safety', icon: 'layers', to: '/admin/queue', label: words('queue.title') }]
    : [];
  return navGroups.flatMap((group) => [...queue, ...pages].filter((page) => page.group === group));
}
