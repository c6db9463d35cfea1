import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { listLatestPayouts } from '~/domain/payouts/list-payouts';
import { listOwnMethods } from '~/domain/payouts/methods/list-methods';
import { readPayable } from '~/domain/payouts/payable';
import { formatMoney } from '~/domain/shared/money';
import { dateTimeFormat } from '../../kit/i18n/date-time-format';
import { translatorOf } from '../../kit/i18n/translator.server';
import { pageMeta } from '../../kit/site/page-meta';
import { useSite } from '../../kit/site/use-site';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { Notice } from '../../kit/ui/feedback/notice';
import { Icon } from '../../kit/ui/icons/icon';
import { PayableCard } from '../../payouts/payable-card';
import { HeldBars } from '../../payouts/held-bars';
import { MethodList } from '../../payouts/method-list';
import { PayoutRows, type PayoutShown } from '../../payouts/payout-rows';
import { payoutPlaces } from '../../payouts/places';
import { requireCreator } from '../../payouts/server/require-creator.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

/** Payouts on the page; older ones are in the statements. */
const shown = 50;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId } = requireCreator(request, context);
  const { domain } = context;
  const [t, shares, methods, payouts] = await Promise.all([
    translatorOf(context),
    readPayable(domain, userId),
    listOwnMethods(domain, userId),
    listLatestPayouts(domain, userId, shown),
  ]);
  return {
    page: { title: t('payouts:title'), description: t('payouts:lead') },
    shares,
    methods: methods.map(({ createdAt: _, details: _details, ...method }) => method),
    payouts: payouts.map((payout): PayoutShown => ({
      id: payout.id,
      at: payout.created_at.toISOString(),
      state: payout.state,
      amount: { minor: payout.amount_minor, currency: payout.currency },
      kind: payout.kind,
      network: payout.network,
      endsWith: payout.ends_with,
      reason: payout.reason,
    })),
  };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

/** Shows the payable and held sums, the methods, and the requested payouts. */
export default function PayoutsPage() {
  const { t } = useTranslation('payouts');
  const { locale } = useSite();
  const { shares, methods, payouts } = useLoaderData<typeof loader>();
  const { payable, held, heldByDay, holdDays } = shares;
  const [latest] = payouts;
  const hasReturned = latest?.state === 'reversed' || latest?.state === 'failed';
  const day = dateTimeFormat(locale, { day: 'numeric', month: 'long' });
  return (
    <div className="mx-auto max-w-[1180px] px-4 pb-10 md:px-6 lg:px-8">
      <header className="flex flex-wrap items-center justify-between gap-3 pt-4 pb-5 md:pt-8">
        <h1 className="type-h1">{t('title')}</h1>
        <nav aria-label={t('title')} className="flex flex-wrap gap-2">
          <Link to={payoutPlaces.statement()} className={buttonClass({ kind: 'soft' })}>
            <Icon name="file-text" size={18} />
            {t('statement')}
          </Link>
          <Link to={payoutPlaces.tax} className={buttonClass({ kind: 'soft' })}>
            <Icon name="receipt" size={18} />
            {t('tax')}
          </Link>
        </nav>
      </header>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]">
        <div className="grid min-w-0 gap-4">
          <PayableCard payable={payable} />
          {hasReturned && (
            <Notice kind="warm" icon="undo-2">
              {t('returned', {
                sum: formatMoney(latest.amount, locale),
                day: day.format(new Date(latest.at)),
                why: latest.reason ?? '',
              })}
            </Notice>
          )}
          <PayoutRows payouts={payouts} />
        </div>
        <div className="grid min-w-0 gap-6">
          <HeldBars held={held} days={heldByDay} holdDays={holdDays} />
          <MethodList methods={methods} />
        </div>
      </div>
    </div>
  );
}
