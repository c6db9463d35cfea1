import { useTranslation } from 'react-i18next';
import { ChipLink } from '../kit/ui/buttons/chip-link';
import { membershipsHref, type MembershipView } from './membership-view';
import type { ShownSum } from './server/read-memberships.server';

interface ViewsProps {
  view: MembershipView;
  sum: ShownSum;
}

/** Links to the filters and sort orders; shown to people with more than one membership. */
export function MembershipViews({ view, sum }: ViewsProps) {
  const { t } = useTranslation('fanclubs');
  const { sortBy, filterByStatus } = view;
  const { active, expired } = sum;
  if (active + expired < 2) return null;
  const filters = [
    { status: undefined, count: active + expired, name: 'all' },
    { status: 'active', count: active, name: 'active' },
    { status: 'expired', count: expired, name: 'ended' },
  ] as const;
  const sorts = ['nextBillingDateOldest', 'nextBillingDateNewest'] as const;
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5">
      <nav aria-label={t('views.filters')} className="flex flex-wrap gap-2">
        {filters.map(({ status, count, name }) => (
          <ChipLink
            key={name}
            to={membershipsHref({ sortBy, filterByStatus: status })}
            isChosen={status === filterByStatus}
            preventScrollReset
          >
            {t(`views.${name}`, { shown: count })}
          </ChipLink>
        ))}
      </nav>
      <nav aria-label={t('views.sorts')} className="flex flex-wrap gap-2">
        {sorts.map((sort) => (
          <ChipLink
            key={sort}
            to={membershipsHref({ sortBy: sort, filterByStatus })}
            isChosen={sort === sortBy}
            preventScrollReset
          >
            {t(`views.${sort}`)}
          </ChipLink>
        ))}
      </nav>
    </div>
  );
}
