import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/domain/shared/money';
import { dateTimeFormat } from '../kit/i18n/date-time-format';
import { useSite } from '../kit/site/use-site';

interface MonthLinesProps {
  lines: readonly {
    reason: string;
    /** The reason in words. */
    what: string;
    day: string | null;
    count: number;
    paidMinor: number | null;
    ownMinor: number;
  }[];
  currency: string;
  product: string;
}

const figure = 'px-4 py-3 text-end';
const wide = `${figure} text-fg-2 max-md:hidden`;

/** Lists what was earned and taken back by its reason: what fans paid, what we kept, what is the person's. */
export function MonthLines({ lines, currency, product }: MonthLinesProps) {
  const { t } = useTranslation('payouts');
  const { locale } = useSite();
  const money = (minor: number) => formatMoney({ minor, currency }, locale);
  const day = dateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  if (lines.length === 0) {
    return (
      <p className="rounded-card border-line-2 bg-card text-fg-2 border px-5 py-10 text-center">
        {t('noLines')}
      </p>
    );
  }
  return (
    <div className="rounded-card border-line-2 bg-card shadow-card border">
      <table className="w-full">
        <thead className="type-small text-fg-2">
          <tr className="border-line border-b [&>th]:font-[520]">
            <th className="px-4 py-3 text-start">{t('what')}</th>
            <th className={wide}>{t('paid')}</th>
            <th className={wide}>{t('kept', { product })}</th>
            <th className={figure}>{t('yours')}</th>
          </tr>
        </thead>
        <tbody className="divide-line divide-y">
          {lines.map(({ reason, what, day: on, count, paidMinor, ownMinor }) => (
            <tr key={`${reason} ${on}`}>
              <th scope="row" className="px-4 py-3 text-start font-[400]">
                {on === null
                  ? t('count', { what, count })
                  : t('since', { what, day: day.format(new Date(on)) })}
              </th>
              <td className={wide}>{paidMinor === null ? '–' : money(paidMinor)}</td>
              <td className={wide}>{paidMinor === null ? '–' : money(ownMinor - paidMinor)}</td>
              <td className={`${figure} font-[600]`}>{money(ownMinor)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
