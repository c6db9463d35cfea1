import { useTranslation } from 'react-i18next';
import { formatMoney, type Money } from '~/domain/shared/money';
import { dateTimeFormat } from '../kit/i18n/date-time-format';
import { useSite } from '../kit/site/use-site';

interface HeldBarsProps {
  held: Money;
  /** The last days, each with what becomes payable on it. */
  days: readonly { day: string; minor: number }[];
  holdDays: number;
}

/** Shows held shares as bars, one for each day on which some become payable. */
export function HeldBars({ held, days, holdDays }: HeldBarsProps) {
  const { t } = useTranslation('payouts');
  const { locale } = useSite();
  const highest = Math.max(1, ...days.map(({ minor }) => minor));
  const format = dateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <section
      aria-labelledby="held"
      className="rounded-card border-line-2 bg-card shadow-card min-w-0 border p-5"
    >
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="held" className="font-[600]">
          {t('held', { sum: formatMoney(held, locale) })}
        </h2>
        <p className="type-small text-fg-3">{t('heldEach', { count: holdDays })}</p>
      </div>
      <p className="type-small text-fg-3 mt-1">{t('heldAbout')}</p>
      {days.length > 0 && (
        <ol className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] items-end gap-x-2 gap-y-4">
          {days.map(({ day, minor }) => (
            <li key={day} className="flex min-w-0 flex-col items-center gap-1">
              <span className="type-small">
                {formatMoney({ minor, currency: held.currency }, locale)}
              </span>
              <span
                aria-hidden="true"
                className="bg-hover border-line-2 w-full rounded-t-lg border"
                style={{ height: `${8 + Math.round((minor / highest) * 72)}px` }}
              />
              <time dateTime={day} className="type-small text-fg-3 whitespace-nowrap">
                {format.format(new Date(day))}
              </time>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
