import { useTranslation } from 'react-i18next';
import type { Network, PayoutKind, PayoutState } from '~/domain/payouts/schema';
import { formatMoney, type Money } from '~/domain/shared/money';
import { dateTimeFormat } from '../kit/i18n/date-time-format';
import { useSite } from '../kit/site/use-site';
import { useDestinationName } from './method-list';
import { PayoutStatus } from './payout-status';

export interface PayoutShown {
  id: string;
  at: string;
  state: PayoutState;
  amount: Money;
  kind: PayoutKind;
  network: Network | null;
  endsWith: string;
  reason: string | null;
}

/** Lists the payouts of a person with their states. */
export function PayoutRows({ payouts }: { payouts: readonly PayoutShown[] }) {
  const { t } = useTranslation('payouts');
  const { locale } = useSite();
  const nameOf = useDestinationName();
  const day = dateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
  return (
    <section aria-labelledby="asked-for" className="min-w-0">
      <h2 id="asked-for" className="type-h2 mb-3">
        {t('askedFor')}
      </h2>
      {payouts.length === 0 ? (
        <p className="rounded-card border-line-2 bg-card text-fg-2 border px-5 py-10 text-center">
          {t('none')}
        </p>
      ) : (
        <ul className="rounded-card border-line-2 bg-card shadow-card divide-line divide-y border px-4 md:px-5">
          {payouts.map((payout) => (
            <li key={payout.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3.5">
              <div className="min-w-0 flex-1">
                <p className="font-[600]">{formatMoney(payout.amount, locale)}</p>
                <p className="type-small text-fg-3 break-words">
                  {day.format(new Date(payout.at))}, {nameOf(payout)}
                </p>
                {payout.reason !== null && (
                  <p className="type-small text-fg-2 break-words">{payout.reason}</p>
                )}
              </div>
              <PayoutStatus state={payout.state} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
