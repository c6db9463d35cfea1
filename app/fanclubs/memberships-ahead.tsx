import { useTranslation } from 'react-i18next';
import { useClubMoney } from './club-money';
import { useDay } from './membership-card';
import type { ShownSum } from './server/read-memberships.server';

/** Summarises future charges in one sentence: the number of clubs, the next charge, and those after it. */
export function MembershipsAhead({ sum: { active, ahead, next } }: { sum: ShownSum }) {
  const { t } = useTranslation('fanclubs');
  const money = useClubMoney();
  const day = useDay();
  const rest = t(ahead > 1 ? 'ahead.after' : 'ahead.nothing-else', { count: ahead - 1 });
  const price = next && (next.price ? money(next.price) : t('tokens', { count: next.tokens ?? 0 }));
  return (
    <p className="text-fg-2">
      {active > 0 ? t('ahead.clubs', { count: active }) : t('ahead.none')}{' '}
      {next ? t('ahead.next', { price, day: day(next.at), rest }) : t('ahead.nothing')}
    </p>
  );
}
