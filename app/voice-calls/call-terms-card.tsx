import { useTranslation } from 'react-i18next';
import { TokenGlyph } from '../kit/ui/marks/token-glyph';
import { useTokenMoney } from '../wallet/use-token-money';

/** Shows the price per minute, and the minutes that the balance pays for. */
export function CallTermsCard({ price, balance }: { price: number; balance: number }) {
  const { t } = useTranslation('calls');
  const money = useTokenMoney();
  const minutes = Math.floor(balance / price);
  return (
    <div className="rounded-card border-line-2 bg-card md:bg-veil border">
      <div className="flex items-center gap-4 p-4">
        <p className="min-w-0 flex-1">
          <span className="block text-[1.0625rem] font-[560]">{t('price', { count: price })}</span>
          <span className="type-small text-fg-3 block">
            {t('counted', { money: money(price) })}
          </span>
        </p>
        <TokenGlyph className="size-6" />
      </div>
      <div className="border-line flex items-center gap-4 border-t p-4">
        <p className="min-w-0 flex-1">
          <span className="block">{t('have', { count: balance })}</span>
          <span className="type-small text-fg-3 block">{t('about', { count: minutes })}</span>
        </p>
        <p className="text-fg-3 shrink-0">
          <span className="type-figure text-fg">{minutes}</span> {t('min')}
        </p>
      </div>
    </div>
  );
}
