import { Link, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { modalHref } from '../kit/modals/modal-keys';
import { useBalance } from './use-balance';
import { useReach } from './use-reach';
import { useTokenMoney } from './use-token-money';
import { TokenGlyph } from '../kit/ui/marks/token-glyph';
import { useSite } from '../kit/site/use-site';

export function BalancePill() {
  const { t } = useTranslation('shell');
  const { locale } = useSite();
  const money = useTokenMoney();
  const reach = useReach();
  const location = useLocation();
  const tokens = useBalance();
  if (tokens === null) return null;
  const worth = [money(tokens), reach(tokens)].filter((one) => one !== null).join(', ');
  return (
    <Link
      to={modalHref(location, 'buyTokenModal')}
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
