import type { Metric } from '~/domain/creator-analytics/metrics';
import { formatMoney } from '~/domain/shared/money';

/** Formats a value of a metric: money with its currency, counts compact from 10,000. */
export function formatFigure(
  metric: Metric,
  value: number,
  { locale, currency }: { locale: string; currency: string },
): string {
  if (metric === 'earnings') return formatMoney({ minor: value, currency }, locale);
  const isLarge = Math.abs(value) >= 10_000;
  return new Intl.NumberFormat(locale, {
    ...(isLarge && { notation: 'compact', maximumFractionDigits: 1 }),
  }).format(value);
}

/** Formats a change in per cent with its sign. */
export const formatChange = (change: number, locale: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(change / 100);

/** Formats the start of a bucket in the reader's zone. */
export function formatBucket(
  start: string,
  unit: 'hour' | 'day' | 'week' | 'month',
  { locale, timeZone }: { locale: string; timeZone: string },
): string {
  const look: Intl.DateTimeFormatOptions =
    unit === 'hour'
      ? { hour: '2-digit', minute: '2-digit' }
      : unit === 'month'
        ? { month: 'short', year: 'numeric' }
        : { weekday: unit === 'day' ? 'short' : undefined, day: 'numeric', month: 'short' };
  return new Intl.DateTimeFormat(locale, { ...look, timeZone }).format(new Date(start));
}
