import { Link } from '@remix-run/react';
import { Trans, useTranslation } from 'react-i18next';
import { formatMoney, worthOfTokens } from '~/domain/shared/money';
import { useSite } from '../shell/use-site';
import { buttonClass } from '../ui/buttons/button-class';

interface ShortOfTokensProps {
  price: number;
  balance: number;
}

/** Under the words that were not sent, which stay in the field: what is missing, and what one has. */
export function ShortOfTokens({ price, balance }: ShortOfTokensProps) {
  const { t } = useTranslation('chat');
  const { locale, tokenValue } = useSite();
  const money = (tokens: number) => formatMoney(worthOfTokens(tokens, tokenValue), locale);
  return (
    <div
      role="status"
      data-chat-error="Insufficient balance"
      className="rounded-card border-line-2 bg-modal mx-auto mt-2.5 flex max-w-220 flex-wrap items-center gap-x-5 gap-y-2.5 border px-4 py-3.5"
    >
      <div className="min-w-40 flex-1 basis-60">
        <h2 className="type-h3">{t('balance.gap', { count: Math.max(1, price - balance) })}</h2>
        <p className="type-small text-fg-2 mt-0.5">
          <Trans
            t={t}
            i18nKey="balance.short"
            count={price}
            values={{ priceMoney: money(price), balance, balanceMoney: money(balance) }}
            components={{ strong: <strong className="text-fg font-[560]" /> }}
          />{' '}
          {t('balance.kept')}
        </p>
      </div>
      <Link to="/settings#tokens" className={buttonClass({ kind: 'light', size: 'small' })}>
        {t('balance.see')}
      </Link>
    </div>
  );
}
