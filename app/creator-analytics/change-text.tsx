import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import type { Metric } from '~/domain/creator-analytics/metrics';
import { useSite } from '../kit/site/use-site';
import { Icon } from '../kit/ui/icons/icon';
import { formatChange } from './format-figure';

/** The change of a metric against the range before. More cancellations are bad, everything else is good. */
export function ChangeText({ metric, change }: { metric: Metric; change: number | null }) {
  const { t } = useTranslation('studio');
  const { locale } = useSite();
  if (change === null) return <span className="type-caption text-fg-3">{t('no-before')}</span>;
  const isGood = metric === 'canceledSubscriptions' ? change <= 0 : change >= 0;
  return (
    <span
      className={clsx(
        'type-caption inline-flex items-center gap-1.5 tabular-nums',
        isGood ? 'text-ok' : 'text-danger',
      )}
    >
      <Icon name={change < 0 ? 'trending-down' : 'trending-up'} size={14} />
      {formatChange(change, locale)}
    </span>
  );
}
