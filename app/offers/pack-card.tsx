import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/domain/shared/money';
import { useSite } from '../kit/site/use-site';
import { Choice } from '../kit/ui/fields/choice';
import { TokenGlyph } from '../kit/ui/marks/token-glyph';
import type { PackToChoose } from './pack-choices';
import { priceOfOne } from './price-of-one';

/** Shows one of several packs: its tokens, its bonus, its price and the price per token. */
export function PackCard({ pack, index, isPreselected }: PackToChoose) {
  const { t } = useTranslation('offers');
  const { locale } = useSite();
  const { id, amount, bonusTokens, tokens, price, list, premiumPrice } = pack;
  return (
    <Choice
      name="pack"
      value={id}
      index={index}
      isPreselected={isPreselected}
      mark="end"
      className="px-4 py-3.5"
    >
      <span className="flex items-center gap-2.5 max-[359px]:gap-1.5">
        <TokenGlyph className="size-5" />
        <span className="type-figure text-[1.625rem] max-[359px]:text-[1.25rem]">
          {amount.toLocaleString(locale)}
        </span>
        <span className="sr-only">{t('pack.tokens', { count: amount })}</span>
      </span>
      <span className="type-caption text-fg-3 group-has-checked/choice:text-fg-2 mt-1 block tabular-nums">
        {bonusTokens > 0 ? (
          <span className="text-[#9fe3c4]">{t('pack.bonus', { count: bonusTokens })}</span>
        ) : (
          t('pack.no-bonus')
        )}
        {' · '}
        {t('pack.each', { price: priceOfOne(price, tokens, locale) })}
      </span>
      <span className="mt-2.5 flex flex-wrap items-baseline gap-x-2 tabular-nums">
        <span className="text-[1.0625rem] font-[600]">{formatMoney(price, locale)}</span>
        {list.minor > price.minor && (
          <s className="type-small text-fg-3 group-has-checked/choice:text-fg-2">
            {formatMoney(list, locale)}
          </s>
        )}
      </span>
      {premiumPrice && (
        <span className="type-caption text-gold mt-1 block">
          {t('pack.premium', { price: formatMoney(premiumPrice, locale) })}
        </span>
      )}
    </Choice>
  );
}
