import { Link } from '@remix-run/react';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { metrics, type Metric } from '~/domain/creator-analytics/metrics';
import { useSite } from '../kit/site/use-site';
import { buttonClass } from '../kit/ui/buttons/button-class';
import { BarChart } from './bar-chart';
import { ChangeText } from './change-text';
import { AsOf } from './dashboard-page';
import { FiguresTable } from './figures-table';
import { formatBucket, formatFigure } from './format-figure';
import { metricHref, metricPaths } from './metric-paths';
import { RangeForm } from './range-form';
import type { FiguresShown } from './server/read-dashboard.server';

/** One metric by time, with the others as tabs. */
export function MetricPage({ metric, shown }: { metric: Metric; shown: FiguresShown }) {
  const { t } = useTranslation('studio');
  const to = `/verified-model/analytics/${metricPaths[metric]}`;
  return (
    <div className="mx-auto max-w-[1160px] px-4 pb-10 md:px-6 lg:px-8">
      <h1 className="type-h1 pt-3 pb-5 md:pt-8">{t('analytics')}</h1>
      <RangeForm chosen={shown.chosen} to={to} />
      <MetricTabs metric={metric} shown={shown} />
      <MetricChart metric={metric} shown={shown} />
      <section className="rounded-card border-line-2 bg-card mt-4 border px-5 py-3">
        <FiguresTable shown={shown} columns={columnsOf(metric)} />
      </section>
      <p className="type-small text-fg-2 mt-4">{t(`counted.${metric}`)}</p>
      <AsOf shown={shown} />
      <p className="mt-4">
        <a
          href={`${to}.csv${metricHref(metric, shown.chosen).slice(to.length)}`}
          className={buttonClass({ kind: 'outline' })}
          download
        >
          {t('csv')}
        </a>
      </p>
    </div>
  );
}

/** Joined and ended memberships are shown together. */
const columnsOf = (metric: Metric): readonly Metric[] =>
  metric === 'subscribers' || metric === 'canceledSubscriptions'
    ? ['subscribers', 'canceledSubscriptions']
    : [metric];

function MetricTabs({ metric, shown }: { metric: Metric; shown: FiguresShown }) {
  const { t } = useTranslation('studio');
  const { locale } = useSite();
  return (
    <nav aria-label={t('metrics')} className="mt-4">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
        {metrics.map((one) => (
          <li key={one}>
            <Link
              to={metricHref(one, shown.chosen)}
              aria-current={one === metric ? 'page' : undefined}
              className={clsx(
                'rounded-card flex h-full flex-col border p-4',
                one === metric
                  ? 'border-rose/60 bg-rose/10'
                  : 'border-line-2 bg-card hover:bg-veil',
              )}
            >
              <span className="type-small text-fg-2">{t(`metric.${one}`)}</span>
              <span className="font-display text-[1.25rem]/8 tabular-nums">
                {formatFigure(one, shown.metrics[one].total, { locale, currency: shown.currency })}
              </span>
              <ChangeText metric={one} change={shown.metrics[one].change} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function MetricChart({ metric, shown }: { metric: Metric; shown: FiguresShown }) {
  const { t } = useTranslation('studio');
  const { locale } = useSite();
  const { starts, unit, timeZone, currency, from, to } = shown;
  const columns = columnsOf(metric);
  const above = columns[0] ?? metric;
  const below = columns[1];
  const figure = (one: Metric, value: number) => formatFigure(one, value, { locale, currency });
  const titles = starts.map((start, index) =>
    [
      formatBucket(start, unit, { locale, timeZone }),
      ...columns.map(
        (one) => `${t(`metric.${one}`)} ${figure(one, shown.metrics[one].values[index] ?? 0)}`,
      ),
    ].join(' · '),
  );
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  return (
    <section aria-labelledby="chart" className="rounded-card border-line-2 bg-card mt-4 border p-5">
      <h2 id="chart" className="text-[0.9375rem] font-[560]">
        {t(`by.${unit}`, { what: t(`metric.${above}`) })}
      </h2>
      <p className="type-small text-fg-2">
        {day.formatRange(new Date(from), new Date(Date.parse(to) - 1))} · {timeZone}
      </p>
      <BarChart
        values={shown.metrics[above].values}
        {...(below && { below: shown.metrics[below].values })}
        titles={titles}
        axisText={(value) => figure(above, Math.round(value))}
        label={t('chart', { what: t(`metric.${above}`) })}
      />
    </section>
  );
}
