import { Trans, useTranslation } from 'react-i18next';
import { useSite } from '../kit/site/use-site';
import { useReach } from './use-reach';
import { useTokenMoney } from './use-token-money';

interface PurseLineProps {
  /** The person's balance. */
  balance: number;
  /** The planned spend. The balance after it is also shown, if it suffices. */
  price?: number | undefined;
  /** The tokens that the person is about to get. The balance after it is also shown. */
  gain?: number | undefined;
}

/**
 * Shows the balance in tokens and money, the balance after a spend, and the approximate number of messages.
 * It is used wherever tokens are requested, held or missing.
 */
export function PurseLine({ balance, price, gain }: PurseLineProps) {
  const { t } = useTranslation('wallet');
  const { locale } = useSite();
  const money = useTokenMoney();
  const reach = useReach();
  const after = gain === undefined ? balance - (price ?? balance + 1) : balance + gain;
  const about = reach(after < 0 ? balance : after);
  return (
    <Trans
      t={t}
      i18nKey={`purse.${after < 0 ? 'have' : 'after'}${about === null ? '-uncounted' : ''}`}
      count={balance}
      values={{
        shown: balance.toLocaleString(locale),
        money: money(balance),
        after: after.toLocaleString(locale),
        about,
      }}
      components={{
        figure: <strong className="text-fg font-[600] whitespace-nowrap tabular-nums" />,
      }}
    />
  );
}
