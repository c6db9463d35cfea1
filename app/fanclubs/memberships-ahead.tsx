import { useTranslation } from 'react-i18next';
import { useClubMoney } from './club-money';
import { useDay } from './membership-card';
import type { ShownMembership } from './server/read-memberships.server';

interface MembershipsAheadProps {
  memberships: readonly ShownMembership[];
  /** There are no more than these. */
  isAll: boolean;
}

/** One sentence of what is ahead: how many clubs, what is charged next, and what after it. */
export function MembershipsAhead({ memberships, isAll }: MembershipsAheadProps) {
  const { t } = useTranslation('fanclubs');
  const money = useClubMoney();
  const day = useDay();
  const active = memberships.filter(({ status }) => status === 'active');
  const due = active
    .filter(({ nextBillingAt, price, tokens }) => nextBillingAt !== null && (price ?? tokens))
    .sort((one, other) => (one.nextBillingAt ?? '').localeCompare(other.nextBillingAt ?? ''));
  const [next] = due;
  const clubs = t(isAll ? 'ahead.clubs' : 'ahead.more-clubs', { count: active.length });
  const rest = t(due.length > 1 || !isAll ? 'ahead.after' : 'ahead.nothing-else', {
    count: due.length - 1,
  });
  const sum = next && (next.price ? money(next.price) : t('tokens', { count: next.tokens ?? 0 }));
  return (
    <p className="text-fg-2">
      {clubs}{' '}
      {next?.nextBillingAt
        ? t('ahead.next', { price: sum, day: day(next.nextBillingAt), rest })
        : t('ahead.nothing')}
    </p>
  );
}
