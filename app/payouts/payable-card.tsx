import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { formatMoney, type Money } from '~/domain/shared/money';
import { useSite } from '../kit/site/use-site';
import { buttonClass } from '../kit/ui/buttons/button-class';
import { payoutPlaces } from './places';

/** Shows what is payable now, and leads to a request. */
export function PayableCard({ payable }: { payable: Money }) {
  const { t } = useTranslation('payouts');
  const { locale } = useSite();
  return (
    <section className="rounded-card border-line-2 bg-chosen shadow-card flex flex-wrap items-center justify-between gap-4 border p-5 md:p-7">
      <div className="min-w-0">
        <h2 className="type-small text-fg-2">{t('payable')}</h2>
        <p className="font-display text-[2.625rem]/[1.15] md:text-[3rem]/[1.15]">
          {formatMoney(payable, locale)}
        </p>
        <p className="type-small text-fg-2 mt-1">
          {payable.minor < 0 ? t('negative') : t('payableAbout')}
        </p>
      </div>
      <Link
        to={payoutPlaces.request}
        className={buttonClass({ kind: 'light', size: 'large' }, 'max-md:w-full')}
      >
        {t('request')}
      </Link>
    </section>
  );
}
