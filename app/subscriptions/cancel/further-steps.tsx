import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cancellationReasons } from '~/domain/subscriptions/schema';
import { formatMoney } from '~/domain/shared/money';
import { SubmitButton } from '../../kit/forms/form';
import { LocalTime } from '../../kit/site/local-time';
import { useSite } from '../../kit/site/use-site';
import { Choice, Choices } from '../../kit/ui/fields/choice';
import { TextAreaField } from '../../kit/ui/fields/text-area-field';
import type { OfferedPlan } from '../offered-plan';
import { PlanFacts } from '../plan-row';
import { wholeDate } from '../plan-summary';
import { PremiumBenefits } from '../premium-benefits';
import type { Leaving } from '../server/read-cancel-modal.server';
import { Onward, Stay, StepForm, StepLink } from './step-form';
import { CloseLink } from '../../kit/modals/close-link';

interface StepProps {
  leaving: Leaving;
}

/** As long as the server takes it. */
const longestComment = 1000;

interface OptionalProps {
  step: 2 | 3 | 4 | 5;
  title: string;
  text: string;
  children?: ReactNode;
}

/** One of the optional steps: at its foot the next one or to stay, and the way out of all of them. */
function OptionalStep({ step, title, text, children }: OptionalProps) {
  const { t } = useTranslation('premium');
  const isLast = step === 5;
  return (
    <StepForm
      step={step}
      title={title}
      text={
        <>
          <span className="type-caption text-fg-3 block">
            {t('further.step', { step: step - 1, of: 4 })}
          </span>
          {text}
        </>
      }
      foot={
        <>
          <div className="grid grid-cols-2 gap-2.5">
            <Onward intent={isLast ? 'cancel' : 'continue'}>
              {isLast ? t('cancel.now') : t('further.continue')}
            </Onward>
            <Stay />
          </div>
          {!isLast && (
            <p className="type-caption mt-3 text-center">
              <StepLink intent="cancel">{t('cancel.now')}</StepLink>
            </p>
          )}
        </>
      }
    >
      <div className="mt-5 space-y-5">{children}</div>
    </StepForm>
  );
}

/** 2: what it gives. */
export function BenefitsStep({ leaving }: StepProps) {
  const { t } = useTranslation('premium');
  return (
    <OptionalStep step={2} title={t('further.benefits')} text={t('further.benefits-text')}>
      <PremiumBenefits gives={leaving.gives} look="told" />
    </OptionalStep>
  );
}

/** 3: what would make somebody stay: the plan that suits them better, or something in their own words. */
export function WishesStep({ leaving }: StepProps) {
  const { t } = useTranslation('premium');
  const { recommended, endsAt } = leaving;
  return (
    <OptionalStep step={3} title={t('further.wishes')} text={t('further.wishes-text')}>
      {recommended && (
        <section>
          <h3 className="type-eyebrow text-fg-2 mb-2.5">{t('further.recommended')}</h3>
          <PlanChoices plans={[recommended]} startsAt={endsAt} />
        </section>
      )}
      <OwnWords step={3} />
    </OptionalStep>
  );
}

/** 4: plans whose month costs less. */
export function PlansStep({ leaving }: StepProps) {
  const { t } = useTranslation('premium');
  const { smaller, endsAt } = leaving;
  const isSmallest = smaller.length === 0;
  return (
    <OptionalStep
      step={4}
      title={t('further.plans')}
      text={isSmallest ? t('further.no-plans') : t('further.plans-text')}
    >
      {!isSmallest && <PlanChoices plans={smaller} startsAt={endsAt} />}
    </OptionalStep>
  );
}

/** Plans to switch to when what is paid for ends. */
function PlanChoices({ plans, startsAt }: { plans: readonly OfferedPlan[]; startsAt: string }) {
  const { t } = useTranslation('premium');
  const { locale } = useSite();
  return (
    <>
      <Choices className="space-y-2.5">
        {plans.map((plan, index) => (
          <Choice
            key={plan.id}
            name="planId"
            value={plan.id}
            index={index}
            isPreselected={index === 0}
            className="px-4 py-3.5"
          >
            <PlanFacts plan={plan}>
              {t('change-plan.first', {
                count: plan.months,
                price: formatMoney(plan.price, locale),
              })}
              <span className="block">
                {t('change-plan.later', {
                  count: plan.months,
                  price: formatMoney(plan.renewal, locale),
                })}
              </span>
            </PlanFacts>
          </Choice>
        ))}
      </Choices>
      <SubmitButton intent="change" kind="soft" size="large" className="mt-2.5 w-full">
        {t('change-plan.switch')} <LocalTime at={startsAt} format={wholeDate} />
      </SubmitButton>
    </>
  );
}

/** 5: why; whoever would not say cancels without. */
export function ReasonStep() {
  const { t } = useTranslation('premium');
  return (
    <OptionalStep step={5} title={t('further.reason')} text={t('further.reason-text')}>
      <fieldset className="space-y-1">
        <legend className="sr-only">{t('further.reason')}</legend>
        {cancellationReasons.map((reason) => (
          <label key={reason} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="reason"
              value={reason}
              className="border-line-form checked:border-rose checked:bg-on-accent size-5 shrink-0 appearance-none rounded-full border checked:border-[6px]"
            />
            {t(`further.reasons.${reason}`)}
          </label>
        ))}
      </fieldset>
      <OwnWords step={5} />
    </OptionalStep>
  );
}

function OwnWords({ step }: { step: 3 | 5 }) {
  const { t } = useTranslation('premium');
  return (
    <TextAreaField
      id={`cancel-words-${step}`}
      name="comment"
      label={t('further.own-words')}
      rows={3}
      maxLength={longestComment}
    />
  );
}

/** 6: it is done; the way back is a press away, for as long as there is something to go back to. */
export function DoneStep({ leaving: { endsAt, status } }: StepProps) {
  const { t } = useTranslation('premium');
  const isOpen = status === 'Canceled';
  return (
    <StepForm
      step={6}
      title={t('further.done')}
      text={
        isOpen ? (
          <>
            {t('further.done-text')} <LocalTime at={endsAt} format={wholeDate} />.
          </>
        ) : (
          t('further.ended')
        )
      }
      foot={
        <div className="grid auto-cols-fr grid-flow-col gap-2.5">
          <CloseLink kind="light" size="large" className="px-2!">
            {t('further.close')}
          </CloseLink>
          {isOpen && <Stay intent="keep" />}
        </div>
      }
    />
  );
}
