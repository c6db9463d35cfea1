import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/domain/shared/money';
import { ActForm, SubmitButton } from '../../kit/forms/form';
import { LocalTime } from '../../kit/site/local-time';
import { useSite } from '../../kit/site/use-site';
import { Choices } from '../../kit/ui/fields/choice';
import type { StepView } from '../../wizards/step-view';
import { WizardProgress } from '../../wizards/wizard-progress';
import type { OfferedPlan } from '../offered-plan';
import { OtherPlan } from '../other-plan';
import { PauseForm } from '../pause-premium';
import { wholeDate } from '../plan-summary';
import { PremiumBenefits } from '../premium-benefits';
import type { Leaving } from '../server/read-cancel-modal.server';
import { subscriptionPath } from '../../checkout/change/subscription-path';
import { Onward, Stay, StepBody, StepForm, StepLink } from './step-form';

interface OptionalStepProps {
  leaving: Leaving;
  view: StepView;
}

/**
 * One of the optional steps. At the bottom are the next step, the button to stay, and the link to cancel
 * immediately.
 */
export function OptionalStep({ leaving, view }: OptionalStepProps) {
  const { t } = useTranslation('premium');
  const { isLast, progress, title, text } = view;
  const noPlans = leaving.smaller.length === 0;
  return (
    <>
      <div className="-mb-5 px-5 pt-5 md:px-8">
        <div className="me-12">
          {/* The first step is not an optional one. */}
          <WizardProgress {...progress} steps={progress.steps.slice(1)} />
        </div>
      </div>
      <StepBody title={title} text={text ?? t(noPlans ? 'further.no-plans' : 'further.plans-text')}>
        <div className="mt-5 empty:hidden">
          <BesideFields step={view.step} leaving={leaving} />
        </div>
      </StepBody>
      <StepForm view={view}>
        <div className="grid grid-cols-2 gap-2.5">
          <Onward intent={isLast ? 'submit' : 'save'}>
            {isLast ? t('cancel.now') : t('further.continue')}
          </Onward>
          <Stay />
        </div>
        {!isLast && (
          <p className="type-caption mt-3 text-center">
            <StepLink intent="submit">{t('cancel.now')}</StepLink>
          </p>
        )}
      </StepForm>
    </>
  );
}

/** The content of a step that is not a field. */
function BesideFields({ step, leaving }: { step: string; leaving: Leaving }) {
  const { t } = useTranslation('premium');
  const { gives, recommended, smaller, endsAt, pauses } = leaving;
  if (step === 'benefits') return <PremiumBenefits gives={gives} look="told" />;
  if (step === 'plans') {
    return (
      <>
        {smaller.length > 0 && <PlanChoices plans={smaller} startsAt={endsAt} />}
        {pauses && (
          <section className="mt-6 first:mt-0">
            <h3 className="type-eyebrow text-fg-2">{t('pause.instead')}</h3>
            <PauseForm pauses={pauses} />
          </section>
        )}
      </>
    );
  }
  if (step !== 'wishes' || !recommended) return null;
  return (
    <section>
      <h3 className="type-eyebrow text-fg-2 mb-2.5">{t('further.recommended')}</h3>
      <PlanChoices plans={[recommended]} startsAt={endsAt} />
    </section>
  );
}

/** Plans to switch to at the end of the paid period. */
function PlanChoices({ plans, startsAt }: { plans: readonly OfferedPlan[]; startsAt: string }) {
  const { t } = useTranslation('premium');
  const { locale } = useSite();
  return (
    <ActForm action={subscriptionPath}>
      <Choices className="space-y-2.5">
        {plans.map((plan, index) => (
          <OtherPlan key={plan.id} plan={plan} index={index} isPreselected={index === 0}>
            <span className="block">
              {t('change-plan.later', {
                count: plan.months,
                price: formatMoney(plan.renewal, locale),
              })}
            </span>
          </OtherPlan>
        ))}
      </Choices>
      <SubmitButton intent="change" kind="soft" size="large" className="mt-2.5 w-full">
        {t('change-plan.switch')} <LocalTime at={startsAt} format={wholeDate} />
      </SubmitButton>
    </ActForm>
  );
}
