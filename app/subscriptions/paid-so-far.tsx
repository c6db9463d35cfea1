import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/domain/shared/money';
import { LocalTime } from '../kit/site/local-time';
import { useSite } from '../kit/site/use-site';
import { wholeDate } from './plan-summary';
import type { PaidRow } from './subscription-page-view';

interface PaidSoFarProps {
  paid: readonly PaidRow[];
  nextHref: string | null;
}

/** Lists the payments for Premium, each with its receipt. */
export function PaidSoFar({ paid, nextHref }: PaidSoFarProps) {
  const { t } = useTranslation('premium');
  const { locale } = useSite();
  return (
    <section
      id="receipts"
      aria-labelledby="receipts-title"
      className="rounded-card border-line-2 bg-card shadow-card scroll-mt-6 border p-5 md:px-6"
    >
      <h2 id="receipts-title" className="type-h3">
        {t('paid.title')}
      </h2>
      {paid.length === 0 ? (
        <p className="text-fg-2 mt-3">{t('paid.none')}</p>
      ) : (
        <ul className="divide-line mt-1 divide-y">
          {paid.map(({ id, at, amount }) => (
            <li key={id} className="flex min-h-12.5 items-center gap-3.5">
              <LocalTime at={at} format={wholeDate} className="min-w-0 flex-1" />
              <span className="font-[600] tabular-nums">{formatMoney(amount, locale)}</span>
              <Link
                to={`/settings/receipts/${id}`}
                className="rounded-small text-fg-2 underline underline-offset-2"
              >
                {t('paid.receipt')}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {nextHref && (
        <Link
          to={nextHref}
          className="rounded-small type-small text-fg-2 mt-3 inline-block underline underline-offset-2"
        >
          {t('paid.earlier')}
        </Link>
      )}
    </section>
  );
}
