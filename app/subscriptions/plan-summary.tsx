import { useTranslation } from 'react-i18next';
import { formatMoney } from '~/domain/shared/money';
import type { CheckoutSource } from '~/domain/checkout/schema';
import { CheckoutLink } from '../checkout/checkout-link';
import { LocalTime } from '../kit/site/local-time';
import { useSite } from '../kit/site/use-site';
import { buttonClass } from '../kit/ui/buttons/button-class';
import type { OfferedPlan } from './offered-plan';

interface PlanSummaryProps {
  plan: OfferedPlan;
  source: CheckoutSource;
  /** The current modal, which opens again when checkout is closed. */
  modal: string;
  /** True if the person has Premium. Then the plan is changed and nothing is charged today. */
  isRunning: boolean;
}

export const wholeDate = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** Shows the price of the selected plan today and at its renewal, and the link to checkout. */
export function PlanSummary({ plan, source, modal, isRunning }: PlanSummaryProps) {
  const { t } = useTranslation('premium');
  const { locale } = useSite();
  const { price, renewal, renewsAt, months } = plan;
  if (isRunning) return <ChangeSummary plan={plan} source={source} modal={modal} />;
  return (
    <>
      <dl className="space-y-1">
        <div className="flex items-baseline justify-between gap-4">
          <dt className="text-fg-2">{t('plan.total')}</dt>
          <dd className="type-figure text-[1.6875rem]">{formatMoney(price, locale)}</dd>
        </div>
        <div className="type-small text-fg-2 flex items-baseline justify-between gap-4">
          <dt>
            {t('plan.renews')}{' '}
            <LocalTime at={renewsAt} format={wholeDate} className="whitespace-nowrap" />
          </dt>
          <dd className="tabular-nums">{formatMoney(renewal, locale)}</dd>
        </div>
      </dl>
      <CheckoutLink
        offer={{
          variant: 'subscriptions',
          productId: plan.id,
          source,
          openOnCheckoutClose: modal,
        }}
        className={buttonClass({ size: 'large' }, 'mt-4 w-full')}
      >
        {t('upgrade', { price: formatMoney(price, locale) })}
      </CheckoutLink>
      <p className="type-caption text-fg-3 mt-3">
        {t('plan.legal', { count: months, price: formatMoney(renewal, locale) })}
      </p>
    </>
  );
}

function ChangeSummary({ plan, source, modal }: Omit<PlanSummaryProps, 'isRunning'>) {
  const { t } = useTranslation('premium');
  if (plan.isCurrent) {
    return <p className="text-fg-2 py-3 text-center">{t('plan.own')}</p>;
  }
  return (
    <>
      <CheckoutLink
        offer={{
          variant: 'subscriptions',
          productId: plan.id,
          source,
          openOnCheckoutClose: modal,
        }}
        className={buttonClass({ size: 'large' }, 'w-full')}
      >
        {t('change')}
      </CheckoutLink>
      <p className="type-caption text-fg-3 mt-3">{t('plan.changes')}</p>
    </>
  );
}
