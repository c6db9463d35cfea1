import { Trans, useTranslation } from 'react-i18next';
import { messagesFor } from '../chat/allowance-after';
import { useSite } from '../shell/use-site';
import { TokenGlyph } from '../ui/marks/token-glyph';

interface BalanceLineProps {
  balance: number;
  /** Null where messages cost them nothing. */
  messagePrice: number | null;
}

/** What somebody has, and for about how many messages that is good. */
export function BalanceLine({ balance, messagePrice }: BalanceLineProps) {
  const { t } = useTranslation('offers');
  const { locale } = useSite();
  return (
    <p className="text-fg-2 mt-2">
      <Trans
        t={t}
        i18nKey="balance.have"
        values={{ balance: balance.toLocaleString(locale) }}
        components={{
          figure: <strong className="text-fg font-[600] whitespace-nowrap tabular-nums" />,
          token: <TokenGlyph className="me-1.5 size-4 align-[-2px]" />,
        }}
      />
      {' · '}
      <BalanceIsFor balance={balance} messagePrice={messagePrice} />
    </p>
  );
}

function BalanceIsFor({ balance, messagePrice }: BalanceLineProps) {
  const { t } = useTranslation('offers');
  if (messagePrice === null) return <>{t('balance.for')}</>;
  const count = messagesFor(balance, messagePrice);
  return <>{count > 0 ? t('balance.about', { count }) : t('balance.about-none')}</>;
}
