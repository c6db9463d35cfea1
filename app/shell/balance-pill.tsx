import { Link, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { formatMoney, worthOfTokens } from '~/domain/shared/money';
import { modalHref } from '../modals/modal-keys';
import { useLiveBalance } from '../wallet/use-live-balance';
import { TokenGlyph } from '../ui/marks/token-glyph';
import { useSite } from './use-site';

interface BalancePillProps {
  balance: number;
}

export function BalancePill({ balance }: BalancePillProps) {
  const { t } = useTranslation('shell');
  const { locale, tokenValue } = useSite();
  const tokens = useLiveBalance(balance);
  const worth = formatMoney(worthOfTokens(tokens, tokenValue), locale);
  return (
    <Link
      to={modalHref(useLocation(), 'buyTokenModal')}
      preventScrollReset
      title={worth}
      data-balance={tokens}
      className="border-line-2 bg-veil-2 hover:bg-hover inline-flex h-9 items-center gap-2 rounded-full border px-4 text-[0.9375rem] font-[600] tabular-nums backdrop-blur-[14px] transition duration-160 md:h-10"
    >
      <TokenGlyph className="size-4.5" />
      <span aria-hidden="true">{tokens.toLocaleString(locale)}</span>
      <span className="sr-only">{t('balance', { count: tokens, worth })}</span>
    </Link>
  );
}
