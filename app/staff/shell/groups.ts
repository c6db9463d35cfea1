import { useLocation } from '@remix-run/react';
import type { IconName } from '../../kit/ui/icons/icon-names';
import { navGroups, type NavGroup, type PageLink } from '../resources/shown';
import { useStaff } from '../use-staff';

const icons: Record<NavGroup, IconName> = {
  people: 'users',
  safety: 'shield',
  content: 'images',
  money: 'coins',
  growth: 'megaphone',
  system: 'sliders-horizontal',
};

/** A group of the navigation with its pages and the number of items that wait in them. */
export interface ShownGroup {
  name: NavGroup;
  icon: IconName;
  pages: PageLink[];
  waiting: number;
  isCurrent: boolean;
}

const isAt = (pathname: string, to: string) => pathname === to || pathname.startsWith(`${to}/`);

/** Returns the page of the navigation to which an address belongs. */
export const pageAt = (pages: readonly PageLink[], pathname: string): PageLink | undefined =>
  pages.find(({ to }) => isAt(pathname, to));

/** The pages of the group System that all staff may open. */
const ownPages = ['/admin/security'];

/** Returns the groups that the member of staff sees. */
export function useGroups(): ShownGroup[] {
  const { pathname } = useLocation();
  const { pages = [], waiting = [] } = useStaff() ?? {};
  const current = ownPages.includes(pathname) ? 'system' : pageAt(pages, pathname)?.group;
  return navGroups
    .map((name) => ({
      name,
      icon: icons[name],
      pages: pages.filter(({ group }) => group === name),
      waiting: waiting
        .filter(({ group }) => group === name)
        .reduce((sum, { number }) => sum + number, 0),
      isCurrent: name === current,
    }))
    .filter(({ name, pages: own }) => name === 'system' || own.length > 0);
}
