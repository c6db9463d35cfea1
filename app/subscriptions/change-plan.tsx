import { useTranslation } from 'react-i18next';
import { formatMoney, type Money } from '~/domain/shared/money';
import { ActForm, SubmitButton } from '../kit/forms/form';
import { LocalTime } from '../kit/site/local-time';
import { useSite } from '../kit/site/use-site';
import { Choices, Chosen } from '../kit/ui/fields/choice';
import { Icon } from '../kit/ui/icons/icon';
import { dayFormat } from './premium-card';
import type { OfferedPlan } from './offered-plan';
import { OtherPlan } from './other-plan';
import { PlanFacts } from './plan-row';
import type { OwnPremium } from './subscription-page-view';

interface ChangePlanProps {
  premium: OwnPremium;
  plans: readonly OfferedPlan[];
  /** The plan that the address selects. */
  requestedPlan: string | null;
}

/**
 * Lists other plans, which start at the end of the paid period. Each shows its price and the current one.
 */
export function ChangePlan({ premium, plans, requestedPlan }: ChangePlanProps) {
  const { t } = useTranslation('premium');
  const { status, endsAt } = premium;
  const others = plans.filter(({ isCurrent }) => !isCurrent);
  const day = <LocalTime at={endsAt} format={dayFormat} className="whitespace-nowrap" />;
  return (
    <section id="plans" aria-labelledby="plans-title" className="mt-8 scroll-mt-6">
      <h2 id="plans-title" className="type-h2">
        {t(status === 'Active' ? 'change-plan.title' : 'change-plan.different')}
      </h2>
      <p className="type-small text-fg-2 mt-2 mb-4 text-balance">
        {t('change-plan.from')} {day}
        {t('change-plan.when')}
      </p>
      <ActForm preventScrollReset>
        <input type="hidden" name="intent" value="change" />
        <Choices className="space-y-2.5">
          {plans.map((plan) =>
            plan.isCurrent ? (
              <OwnPlan key={plan.id} plan={plan} isEnding={status === 'Canceled'} />
            ) : (
              <OtherPlan
                key={plan.id}
                plan={plan}
                index={others.indexOf(plan)}
                isPreselected={plan.id === requestedPlan}
              />
            ),
          )}
          {others.map((plan, index) => (
            <Chosen key={plan.id} of={index}>
              <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
                <SubmitButton className="max-md:w-full" busyLabel={t('change-plan.switching')}>
                  {t('change-plan.switch')} {day}
                </SubmitButton>
                <p className="type-small text-fg-2 min-w-0 flex-1 basis-60">
                  <SwitchSentence plan={plan} premium={premium} />
                </p>
              </div>
            </Chosen>
          ))}
        </Choices>
      </ActForm>
    </section>
  );
}

function SwitchSentence({ plan, premium }: { plan: OfferedPlan; premium: OwnPremium }) {
  const { t } = useTranslation('premium');
  const { locale } = useSite();
  const money = (amount: Money) => formatMoney(amount, locale);
  const nothing = money({ minor: 0, currency: plan.price.currency });
  return (
    <>
      {t('change-plan.today', { price: nothing })}{' '}
      <LocalTime at={premium.endsAt} format={dayFormat} className="whitespace-nowrap" />{' '}
      {premium.renewal
        ? t('change-plan.instead', {
            price: money(plan.price),
            before: money(premium.renewal),
          })
        : money(plan.price)}
      {plan.renewal.minor !== plan.price.minor && (
        <> {t('change-plan.later', { count: plan.months, price: money(plan.renewal) })}</>
      )}
    </>
  );
}

function OwnPlan({ plan, isEnding }: { plan: OfferedPlan; isEnding: boolean }) {
  const { t } = useTranslation('premium');
  const { locale } = useSite();
  return (
    <div className="rounded-card border-line-2 bg-veil flex items-center gap-4 border px-4 py-3.5">
      <Icon name="check" size={20} className="text-gold shrink-0" />
      <div className="min-w-0 flex-1">
        <PlanFacts
          plan={plan}
          mark={t(isEnding ? 'change-plan.yours-until' : 'change-plan.yours')}
          isBare
        >
          {t('change-plan.each', {
            count: plan.months,
            price: formatMoney(plan.renewal, locale),
          })}
        </PlanFacts>
      </div>
    </div>
  );
}
