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

/** Shows a plan to switch to. The form sends the shown prices. */
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
      {/* The change is refused if the prices are no longer these. */}
      <input type="hidden" name={`minor.${plan.id}`} value={plan.price.minor} />
      <input type="hidden" name={`renewalMinor.${plan.id}`} value={plan.renewal.minor} />
      <PlanFacts plan={plan}>
        {t('change-plan.first', { count: plan.months, price: formatMoney(plan.price, locale) })}
        {children}
      </PlanFacts>
    </Choice>
  );
}
