import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/domain/shared/money';
import { useSite } from '../kit/site/use-site';
import { Choice } from '../kit/ui/fields/choice';
import { Badge } from '../kit/ui/marks/badge';
import { SplitPrice } from '../kit/ui/marks/split-price';
import type { OfferedPlan } from './offered-plan';

interface PlanRowProps {
  plan: OfferedPlan;
  index: number;
  isPreselected: boolean;
}

/** Shows one of several plans: its length, its price today and the price per month. */
export function PlanRow({ plan, index, isPreselected }: PlanRowProps) {
  const { t } = useTranslation('premium');
  const { locale } = useSite();
  const { price, listPrice } = plan;
  return (
    <Choice
      name="plan"
      value={plan.id}
      index={index}
      isPreselected={isPreselected}
      className="px-4 py-3.5 md:px-4.5"
    >
      <PlanFacts plan={plan}>
        {t('plan.today', { price: formatMoney(price, locale) })}{' '}
        {listPrice.minor > price.minor && <s>{formatMoney(listPrice, locale)}</s>}
      </PlanFacts>
    </Choice>
  );
}

interface PlanFactsProps {
  plan: OfferedPlan;
  /** A label for the person's own plan. */
  mark?: string;
  /** True to leave out discounts. */
  isBare?: true;
  children: ReactNode;
}

/** The content of a plan's row: its length and discount, a line about the price, the price per month. */
export function PlanFacts({ plan, mark, isBare, children }: PlanFactsProps) {
  const { t } = useTranslation('premium');
  const { locale } = useSite();
  const { months, discountPercent, bonusTokens, perMonth } = plan;
  return (
    <span className="flex items-center justify-between gap-3">
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-[560]">{t('plan.months', { count: months })}</span>
          {mark !== undefined && <Badge>{mark}</Badge>}
          {!isBare && discountPercent > 0 && <Badge kind="discount">−{discountPercent}%</Badge>}
          {!isBare && bonusTokens > 0 && (
            <Badge kind="hot" icon="star">
              {t('plan.bonus', { count: bonusTokens })}
            </Badge>
          )}
        </span>
        <span className="type-small text-fg-2 [&_s]:text-fg-3 group-has-checked/choice:[&_s]:text-fg-2 mt-1 block tabular-nums">
          {children}
        </span>
      </span>
      <span className="shrink-0 text-end">
        <SplitPrice price={perMonth} locale={locale} className="block text-[1.6875rem]/8" />
        <span className="type-caption text-fg-3 group-has-checked/choice:text-fg-2">
          {t('plan.a-month')}
        </span>
      </span>
    </span>
  );
}
