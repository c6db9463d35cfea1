import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/domain/shared/money';
import { useSite } from '../kit/site/use-site';
import { Choice } from '../kit/ui/fields/choice';
import { Badge } from '../kit/ui/marks/badge';
import { TokenGlyph } from '../kit/ui/marks/token-glyph';
import type { PackToChoose } from './pack-choices';
import { priceOfOne } from './price-of-one';

interface SmartPackCardProps extends PackToChoose {
  /** The text above the card, e.g. that it is a special offer. */
  eyebrow?: string | undefined;
  /** The label of a pack without a bonus. */
  plainLabel: string | undefined;
}

/** Shows a pack that was made for the person. The selected one is also larger. */
export function SmartPackCard(props: SmartPackCardProps) {
  const { pack, index, isPreselected, eyebrow, plainLabel } = props;
  const { t } = useTranslation('offers');
  const { locale } = useSite();
  const { id, tokens, bonusTokens, price, list } = pack;
  return (
    <Choice
      name="pack"
      value={id}
      index={index}
      isPreselected={isPreselected}
      className="px-4 py-3.5 has-checked:py-4.5"
    >
      {eyebrow !== undefined && (
        <span className="type-caption text-gold mb-1 block font-[560]">{eyebrow}</span>
      )}
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="flex items-center gap-2.5">
          <TokenGlyph className="size-5" />
          <span className="font-[600] tabular-nums group-has-checked/choice:text-[1.0625rem]">
            {t('smart.for', {
              count: tokens,
              shown: tokens.toLocaleString(locale),
              price: formatMoney(price, locale),
            })}
          </span>
        </span>
        {bonusTokens > 0 ? (
          <Badge kind="new">{t('smart.extra', { count: bonusTokens })}</Badge>
        ) : (
          plainLabel !== undefined && <Badge kind="plain">{plainLabel}</Badge>
        )}
      </span>
      <span className="type-caption text-fg-3 group-has-checked/choice:text-fg-2 mt-1 block tabular-nums">
        {t('pack.each', { price: priceOfOne(price, tokens, locale) })}
        {list.minor > price.minor && (
          <>
            {' · '}
            <s>{formatMoney(list, locale)}</s>
          </>
        )}
      </span>
    </Choice>
  );
}
