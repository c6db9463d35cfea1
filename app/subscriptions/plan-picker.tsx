import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Choices, Chosen } from '../kit/ui/fields/choice';
import { ModalFailure } from '../kit/modals/modal-failure';
import { ModalFoot } from '../kit/modals/modal-foot';
import type { OfferedPlan } from './offered-plan';
import { PlanRow } from './plan-row';

interface PlanPickerProps {
  /** Undefined while the plans are loading. */
  plans: readonly OfferedPlan[] | undefined;
  preselected: string | null | undefined;
  hasFailed: boolean;
  onRetry(): void;
  /** Renders the bottom part for the selected plan: its total, the button, its renewal. */
  foot(plan: OfferedPlan): ReactNode;
}

/** Shows the plans with one selected, and its total. */
export function PlanPicker({ plans, preselected, hasFailed, onRetry, foot }: PlanPickerProps) {
  const { t } = useTranslation('premium');
  if (hasFailed) return <ModalFailure onRetry={onRetry} className="px-5 md:px-9" />;
  if (plans?.length === 0) {
    return <p className="text-fg-2 px-5 py-10 text-center md:px-9">{t('plan.none')}</p>;
  }
  if (!plans) return <PlanSkeletons />;
  return (
    <Choices>
      <fieldset className="space-y-2.5 px-5 max-md:pb-5 md:px-9">
        <legend className="sr-only">{t('select')}</legend>
        {plans.map((plan, index) => (
          <PlanRow
            key={plan.id}
            plan={plan}
            index={index}
            isPreselected={plan.id === preselected}
          />
        ))}
      </fieldset>
      <ModalFoot className="md:px-9 md:pt-5">
        {plans.map((plan, index) => (
          <Chosen key={plan.id} of={index}>
            {foot(plan)}
          </Chosen>
        ))}
      </ModalFoot>
    </Choices>
  );
}

/** The usual number of plans. */
const usualPlans = 3;

function PlanSkeletons() {
  const { t } = useTranslation('premium');
  return (
    <div className="space-y-2.5 px-5 pb-7 md:px-9" aria-busy="true">
      <span className="sr-only">{t('loading')}</span>
      {Array.from({ length: usualPlans }, (_, index) => (
        <div key={index} className="skeleton rounded-card h-20" />
      ))}
      <div className="skeleton mt-8 h-13 rounded-full" />
    </div>
  );
}
