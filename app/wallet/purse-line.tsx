import { Trans, useTranslation } from 'react-i18next';
import { useSite } from '../kit/site/use-site';
import { useReach } from './use-reach';
import { useTokenMoney } from './use-token-money';

interface PurseLineProps {
  /** What somebody has. */
  balance: number;
  /** What they are about to spend: what is left then is said, too, if they have so much. */
  price?: number | undefined;
  /** The same of what they are about to get. */
  gain?: number | undefined;
}

/**
 * What somebody has in tokens and money, what they will have after a spend, and for about how many
 * messages that is good: beside whatever asks for tokens, holds them or lacks them.
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
