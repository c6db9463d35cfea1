import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/domain/shared/money';
import { formatBucket } from '../creator-analytics/format-figure';
import { axisEnd } from '../creator-analytics/line-chart';
import { useSite } from '../kit/site/use-site';
import type { EarningsShown } from './server/earnings-page.server';

/** The colours of models, the highest earner first; models after them share the last. */
const colours = [
  'bg-[#f0718b]',
  'bg-[#f0a563]',
  'bg-[#e0bf73]',
  'bg-[#8ea8f0]',
  'bg-[#5cc495]',
  'bg-[#b680f0]',
  'bg-[#7fcbe0]',
  'bg-[#8d8394]',
] as const;

export const colourOf = (place: number) => colours[Math.min(place, colours.length - 1)] ?? '';

/** Bars of time, in each of which the earnings of the models stand on one another. */
export function EarningsChart({ shown }: { shown: EarningsShown }) {
  const { t } = useTranslation('masters');
  const { locale } = useSite();
  const { starts, unit, timeZone, currency, models } = shown;
  const sums = starts.map((_, index) =>
    models.reduce((sum, { values }) => sum + Math.max(0, values[index] ?? 0), 0),
  );
  const end = axisEnd(Math.max(0, ...sums));
  const money = (minor: number) => formatMoney({ minor, currency }, locale);
  const bucket = (start: string) => formatBucket(start, unit, { locale, timeZone });
  return (
    <div className="mt-5 flex gap-3">
      <div role="img" aria-label={t('earnings.chart')} className="min-w-0 flex-1">
        <div className="border-line-2 flex h-40 items-end gap-[2px] border-b lg:h-52">
          {starts.map((start, index) => (
            <div
              key={start}
              title={`${bucket(start)}: ${money(sums[index] ?? 0)}`}
              className="hover:bg-veil flex h-full min-w-0 flex-1 flex-col-reverse items-center gap-px"
            >
              {models.map(({ id, values }, place) => (
                <div
                  key={id}
                  style={{ height: `${(Math.max(0, values[index] ?? 0) / end) * 100}%` }}
                  className={`w-full max-w-5 shrink-0 rounded-[2px] ${colourOf(place)}`}
                />
              ))}
            </div>
          ))}
        </div>
        <div aria-hidden="true" className="type-caption text-fg-3 mt-2 flex justify-between">
          <span>{bucket(starts[0] ?? '')}</span>
          <span>{bucket(starts.at(-1) ?? '')}</span>
        </div>
      </div>
      <div
        aria-hidden="true"
        className="type-caption text-fg-3 flex h-40 flex-col justify-between text-end tabular-nums lg:h-52"
      >
        <span>{money(end)}</span>
        <span>{money(end / 2)}</span>
        <span>{money(0)}</span>
      </div>
    </div>
  );
}
