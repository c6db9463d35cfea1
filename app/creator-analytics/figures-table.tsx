import { useTranslation } from 'react-i18next';
import type { Metric } from '~/domain/creator-analytics/metrics';
import { useSite } from '../kit/site/use-site';
import { formatBucket, formatFigure } from './format-figure';
import type { FiguresShown } from './server/read-dashboard.server';

interface FiguresTableProps {
  shown: FiguresShown;
  columns: readonly Metric[];
}

/** The values of a chart as a table, the latest first. */
export function FiguresTable({ shown, columns }: FiguresTableProps) {
  const { t } = useTranslation('studio');
  const { locale } = useSite();
  const { starts, unit, timeZone, currency, metrics } = shown;
  const rows = starts.map((start, index) => ({ start, index })).toReversed();
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-[0.875rem] tabular-nums">
        <thead className="text-fg-3 text-[0.78125rem]">
          <tr className="border-line border-b">
            <th scope="col" className="py-2.5 text-start font-[500]">
              {t(`unit.${unit}`)}
            </th>
            {columns.map((metric) => (
              <th key={metric} scope="col" className="py-2.5 ps-4 text-end font-[500]">
                {t(`metric.${metric}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ start, index }) => (
            <tr key={start} className="border-line border-b last:border-b-0">
              <th scope="row" className="py-2.5 text-start font-[450]">
                {formatBucket(start, unit, { locale, timeZone })}
              </th>
              {columns.map((metric) => (
                <td key={metric} className="py-2.5 ps-4 text-end">
                  {formatFigure(metric, metrics[metric].values[index] ?? 0, { locale, currency })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
