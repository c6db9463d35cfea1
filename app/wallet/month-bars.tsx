import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { useSite } from '../kit/site/use-site';
import { monthName } from './month-name';
import type { StatementView } from './statement-view';

interface MonthBarsProps {
  months: StatementView['months'];
}

/** In the units of the drawing. */
const height = 72;
const pair = 60;
const bar = 14;

/** Shows six months as pairs of bars for income and spending, and as a table. */
export function MonthBars({ months }: MonthBarsProps) {
  const { t } = useTranslation('statement');
  const { locale } = useSite();
  const most = Math.max(1, ...months.flatMap((one) => [one.in, one.out]));
  const tall = (tokens: number) => (tokens === 0 ? 0 : Math.max(3, (tokens / most) * height));
  const name = (month: string) => monthName(month, locale, { month: 'short' });
  return (
    <figure className="min-w-0">
      <svg
        viewBox={`0 0 ${pair * months.length} ${height + 22}`}
        role="img"
        aria-label={t('chart')}
        className="block h-auto w-full max-xl:max-w-110"
      >
        <defs>
          <linearGradient id="bars-in" x1="0" y1="0" x2="0" y2="1">
            <stop stopColor="#63cf9f" />
            <stop offset="1" stopColor="#3f9a72" />
          </linearGradient>
          <linearGradient id="bars-out" x1="0" y1="0" x2="1" y2="0">
            <stop stopColor="#ff7d92" />
            <stop offset="1" stopColor="#ffb56e" />
          </linearGradient>
        </defs>
        {months.map((one, index) => {
          const isThis = index === months.length - 1;
          const left = index * pair + pair / 2;
          return (
            <g key={one.month}>
              <g opacity={isThis ? 1 : 0.32}>
                <Bar x={left - bar - 2} tall={tall(one.in)} fill="url(#bars-in)" />
                <Bar x={left + 2} tall={tall(one.out)} fill="url(#bars-out)" />
              </g>
              <text
                x={left}
                y={height + 18}
                textAnchor="middle"
                className={clsx('text-[0.75rem]', isThis ? 'fill-fg font-[600]' : 'fill-fg-3')}
              >
                {name(one.month)}
              </text>
            </g>
          );
        })}
      </svg>
      <MonthTable months={months} />
    </figure>
  );
}

/** Shows the same figures as a table. */
function MonthTable({ months }: MonthBarsProps) {
  const { t } = useTranslation('statement');
  const { locale } = useSite();
  return (
    <details className="type-caption text-fg-3 mt-2">
      <summary className="rounded-small w-fit underline underline-offset-2">
        {t('as-table')}
      </summary>
      <table className="mt-2 w-full max-w-110 text-start tabular-nums">
        <thead>
          <tr>
            <th className="text-start font-[520]">{t('month')}</th>
            <th className="text-end font-[520]">{t('in')}</th>
            <th className="text-end font-[520]">{t('out')}</th>
          </tr>
        </thead>
        <tbody>
          {months.map((one) => (
            <tr key={one.month} className="border-line border-t">
              <th className="py-1 text-start font-[400]">
                {monthName(one.month, locale, { month: 'long', year: 'numeric' })}
              </th>
              <td className="text-end">{one.in.toLocaleString(locale)}</td>
              <td className="text-end">{one.out.toLocaleString(locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Bar({ x, tall, fill }: { x: number; tall: number; fill: string }) {
  return <rect x={x} y={height - tall} width={bar} height={tall} rx={3} fill={fill} />;
}
