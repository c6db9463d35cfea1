import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/domain/shared/money';
import { useSite } from '../kit/site/use-site';

interface Sums {
  currency: string;
  openingMinor: number;
  earnedMinor: number;
  takenBackMinor: number;
  managersMinor: number;
  paidOutMinor: number;
  closingMinor: number;
  now: { payableMinor: number; heldMinor: number } | null;
}

/** Returns the parts of a month's closing sum with their signs; managers only if they got or gave something. */
const partsOf = (sums: Sums) =>
  (
    [
      ['owedAtStart', sums.openingMinor],
      ['share', sums.earnedMinor],
      ['takenBack', 0 - sums.takenBackMinor],
      ['managers', 0 - sums.managersMinor],
      ['paidOut', 0 - sums.paidOutMinor],
    ] as const
  ).filter(([key, minor]) => key !== 'managers' || minor !== 0);

/** Shows the parts of a month's sum. */
export function MonthSums({ sums }: { sums: Sums }) {
  const { t } = useTranslation('payouts');
  const { locale } = useSite();
  return (
    <dl className="mb-4 grid grid-cols-2 gap-3 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {partsOf(sums).map(([key, minor]) => (
        <div key={key} className="rounded-card border-line-2 bg-card shadow-card border p-4">
          <dt className="type-small text-fg-2">{t(key)}</dt>
          <dd className="font-display text-[1.375rem] break-words">
            {formatMoney({ minor, currency: sums.currency }, locale)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Shows what is owed at the end, with the sum written out. */
export function MonthEnd({ sums, invoice }: { sums: Sums; invoice: string | null }) {
  const { t } = useTranslation('payouts');
  const { locale } = useSite();
  const money = (minor: number) => formatMoney({ minor, currency: sums.currency }, locale);
  const { now } = sums;
  const parts = partsOf(sums).map(([, minor], place) => {
    if (place === 0) return money(minor);
    return `${minor < 0 ? '−' : '+'} ${money(Math.abs(minor))}`;
  });
  return (
    <>
      <div className="rounded-card border-line-2 bg-card shadow-card mt-4 flex flex-wrap items-baseline justify-between gap-3 border p-5">
        <div className="min-w-0">
          <h3 className="font-[600]">{t('owedAtEnd')}</h3>
          <p className="type-small text-fg-3">{parts.join(' ')}</p>
        </div>
        <p className="font-display text-[1.75rem]">{money(sums.closingMinor)}</p>
      </div>
      <p className="type-small text-fg-3 mt-3">
        {now && `${t('now', { payable: money(now.payableMinor), held: money(now.heldMinor) })} `}
        {t('bookedAt')} {invoice !== null && t('invoice', { number: invoice })}
      </p>
    </>
  );
}
