import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/domain/shared/money';
import { useSite } from '../kit/site/use-site';
import { Choice } from '../kit/ui/fields/choice';
import type { OfferedPlan } from './offered-plan';
import { PlanFacts } from './plan-row';

interface OtherPlanProps {
  plan: OfferedPlan;
  index: number;
  isPreselected: boolean;
  children?: ReactNode;
}

/** A plan that somebody may switch to, with the prices at which they are shown it. */
export function OtherPlan({ plan, index, isPreselected, children }: OtherPlanProps) {
  const { t } = useTranslation('premium');
  const { locale } = useSite();
  return (
    <Choice
      name="planId"
      value={plan.id}
      index={index}
      isPreselected={isPreselected}
      className="px-4 py-3.5"
    >
      {/* What it is switched to at, or not at all. */}
      <input type="hidden" name={`minor.${plan.id}`} value={plan.price.minor} />
      <input type="hidden" name={`renewalMinor.${plan.id}`} value={plan.renewal.minor} />
      <PlanFacts plan={plan}>
        {t('change-plan.first', { count: plan.months, price: formatMoney(plan.price, locale) })}
        {children}
      </PlanFacts>
    </Choice>
  );
}
