import { Form, Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Metric } from '~/domain/creator-analytics/metrics';
import { formatMoney } from '~/domain/shared/money';
import { useSite } from '../kit/site/use-site';
import { buttonClass } from '../kit/ui/buttons/button-class';
import { Button } from '../kit/ui/buttons/button';
import { ChangeText } from './change-text';
import { FiguresTable } from './figures-table';
import { formatBucket, formatFigure } from './format-figure';
import { LineChart } from './line-chart';
import { metricHref } from './metric-paths';
import { RangeChips } from './range-form';
import { SparkLine } from './spark-line';
import type { FiguresShown, readDashboard } from './server/read-dashboard.server';

export type DashboardShown = Awaited<ReturnType<typeof readDashboard>>;

const others: readonly Metric[] = [
  'subscribers',
  'canceledSubscriptions',
  'profileViews',
  'openChats',
  'followers',
];

/** The dashboard of a creator. */
export function DashboardPage({ shown, reasons, payable, twin }: DashboardShown) {
  const { t } = useTranslation('studio');
  const name = twin?.name.split(' ')[0];
  return (
    <div className="mx-auto max-w-[1160px] px-4 pb-10 md:px-6 lg:px-8">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4 pt-3 pb-5 md:pt-8">
        <h1 className="type-h1 min-w-0 flex-1 basis-60 break-words">
          {name ? t('hello', { name }) : t('hello-nobody')}
        </h1>
        {twin?.isLive && <LiveSwitch liveUntil={twin.liveUntil} />}
      </div>
      <RangeChips chosen={shown.chosen} to="/verified-model/dashboard" />
      <div className="mt-4 grid gap-4 lg:grid-cols-[minmax(0,1fr)_17.5rem]">
        <EarningsCard shown={shown} />
        <div className="grid content-start gap-4">
          <PayableCard payable={payable} />
          <ReasonsCard reasons={reasons} currency={shown.currency} />
        </div>
      </div>
      <ul className="mt-4 grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-5">
        {others.map((metric) => (
          <li key={metric}>
            <MetricCard metric={metric} shown={shown} />
          </li>
        ))}
      </ul>
      <AsOf shown={shown} />
    </div>
  );
}

function LiveSwitch({ liveUntil }: { liveUntil: string | null }) {
  const { t } = useTranslation('studio');
  const { locale } = useSite();
  const isOn = liveUntil !== null;
  return (
    <Form method="post" className="flex flex-wrap items-center gap-3">
      <span className="type-small text-fg-2">
        {isOn
          ? t('live.until', {
              time: new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' }).format(
                new Date(liveUntil),
              ),
            })
          : t('live.off')}
      </span>
      <Button type="submit" name="isLiveNow" value={isOn ? 'off' : 'on'} kind="outline">
        {t(isOn ? 'live.turn-off' : 'live.turn-on')}
      </Button>
    </Form>
  );
}

const card = 'rounded-card border-line-2 bg-card border p-5';

function EarningsCard({ shown }: { shown: FiguresShown }) {
  const { t } = useTranslation('studio');
  const { locale } = useSite();
  const { starts, unit, timeZone, currency, metrics } = shown;
  const { total, before, change, values } = metrics.earnings;
  const money = (minor: number) => formatMoney({ minor, currency }, locale);
  return (
    <section aria-labelledby="earned" className={card}>
      <h2 id="earned" className="type-small text-fg-2">
        {t('metric.earnings')}
      </h2>
      <p className="font-display text-[2.125rem]/10 tabular-nums lg:text-[2.5rem]/12">
        {money(total)}
      </p>
      <p className="flex flex-wrap gap-x-3">
        <ChangeText metric="earnings" change={change} />
        {before !== null && before > 0 && (
          <span className="type-caption text-fg-3">{t('before', { amount: money(before) })}</span>
        )}
      </p>
      <LineChart
        values={values}
        titles={values.map(
          (value, index) =>
            `${formatBucket(starts[index] ?? '', unit, { locale, timeZone })}: ${money(value)}`,
        )}
        axisText={(value) => formatMoney({ minor: Math.round(value), currency }, locale)}
        label={t('chart', { what: t('metric.earnings') })}
      />
      <details className="mt-4">
        <summary className="type-small text-fg-2 cursor-pointer underline underline-offset-2">
          {t('as-table')}
        </summary>
        <FiguresTable shown={shown} columns={['earnings']} />
      </details>
    </section>
  );
}

function PayableCard({ payable: { payable, held, next } }: Pick<DashboardShown, 'payable'>) {
  const { t } = useTranslation('studio');
  const { locale } = useSite();
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <section
      aria-labelledby="payable"
      className="rounded-card border-rose/25 to-card border bg-linear-to-br from-[#3d1626] p-5"
    >
      <h2 id="payable" className="type-small text-fg-2">
        {t('payable.title')}
      </h2>
      <p className="font-display text-[1.75rem]/9 tabular-nums">{formatMoney(payable, locale)}</p>
      <p className="type-caption text-fg-2 mt-1">
        {next
          ? t('payable.held', {
              held: formatMoney(held, locale),
              next: formatMoney({ minor: next.minor, currency: held.currency }, locale),
              date: day.format(new Date(next.at)),
            })
          : t('payable.none-held')}
      </p>
      <Link to="/verified-model/payouts" className={buttonClass({ kind: 'light' }, 'mt-4 w-full')}>
        {t('payable.open')}
      </Link>
    </section>
  );
}

/** The colours of the parts of a bar, the largest first. */
const partColours = ['#ff7d8c', '#ffae6b', '#f0cf7a', '#9db8ff', '#5fd1a0', '#c79bf2'];

function ReasonsCard({
  reasons,
  currency,
}: Pick<DashboardShown, 'reasons'> & { currency: string }) {
  const { t } = useTranslation(['studio', 'settings']);
  const { locale } = useSite();
  const sum = reasons.reduce((total, { minor }) => total + minor, 0);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const colourOf = (index: number) => partColours[Math.min(index, partColours.length - 1)];
  return (
    <section aria-labelledby="reasons" className={card}>
      <h2 id="reasons" className="text-[0.9375rem] font-[560]">
        {t('studio:reasons.title')}
      </h2>
      {reasons.length === 0 ? (
        <p className="type-small text-fg-3 mt-2">{t('studio:reasons.none')}</p>
      ) : (
        <>
          <div className="mt-3 flex h-2.5 gap-0.5 overflow-hidden rounded-full" aria-hidden="true">
            {reasons.map(({ reason, minor }, index) => (
              <span key={reason} style={{ flexGrow: minor, background: colourOf(index) }} />
            ))}
          </div>
          <ul className="mt-2">
            {reasons.map(({ reason, minor }, index) => (
              <li
                key={reason}
                className="border-line flex items-center gap-2.5 border-b py-2.5 text-[0.8125rem] last:border-b-0"
              >
                <span
                  aria-hidden="true"
                  style={{ background: colourOf(index) }}
                  className="size-2 shrink-0 rounded-[2px]"
                />
                <span className="min-w-0 flex-1 break-words">
                  {t(`settings:reason.${reason}` as 'studio:reasons.other', {
                    defaultValue: t('studio:reasons.other'),
                  })}
                </span>
                <span className="text-fg-3 tabular-nums">{percent.format(minor / sum)}</span>
                <span className="font-[560] tabular-nums">
                  {formatMoney({ minor, currency }, locale)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function MetricCard({ metric, shown }: { metric: Metric; shown: FiguresShown }) {
  const { t } = useTranslation('studio');
  const { locale } = useSite();
  const { total, change, values } = shown.metrics[metric];
  return (
    <Link
      to={metricHref(metric, shown.chosen)}
      className={`${card} hover:bg-veil relative flex h-full flex-col p-4`}
    >
      <span className="type-small text-fg-2">{t(`metric.${metric}`)}</span>
      <span className="font-display text-[1.375rem]/8 tabular-nums">
        {formatFigure(metric, total, { locale, currency: shown.currency })}
      </span>
      <ChangeText metric={metric} change={change} />
      <SparkLine
        values={values}
        className="absolute end-4 top-1/2 w-16 -translate-y-1/2 max-sm:hidden"
      />
    </Link>
  );
}

/** The time up to which is counted, and the zone of the reader. */
export function AsOf({ shown }: { shown: FiguresShown }) {
  const { t } = useTranslation('studio');
  const { locale } = useSite();
  const { asOf, timeZone } = shown;
  if (asOf === null) return <p className="type-caption text-fg-3 mt-4">{t('not-yet')}</p>;
  const time = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  }).format(new Date(asOf));
  return <p className="type-caption text-fg-3 mt-4">{t('as-of', { time, zone: timeZone })}</p>;
}
