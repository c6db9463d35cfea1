import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { requireMember } from '../../kit/session/require-member.server';
import { readForm } from '../../kit/forms/read-form.server';
import { translatorOf } from '../../kit/i18n/translator.server';
import { Footer } from '../../kit/shell/footer';
import { pageMeta } from '../../kit/site/page-meta';
import { CancelledBar } from '../../subscriptions/cancelled-bar';
import { ChangeCard } from '../../subscriptions/change-card';
import { ChangePlan } from '../../subscriptions/change-plan';
import { LeaveOrKeep } from '../../subscriptions/leave-or-keep';
import { NoPremium } from '../../subscriptions/no-premium';
import { PaidSoFar } from '../../subscriptions/paid-so-far';
import { PausePremium } from '../../subscriptions/pause-premium';
import { PremiumCard } from '../../subscriptions/premium-card';
import { actOnSubscription } from './change-subscription.server';
import { readOwnPremium } from './read-own-premium.server';
import { WhatItGives } from '../../subscriptions/what-it-gives';
import { CardEnds } from '../../payments/card-ends';
import { PriceHistory } from '../../subscriptions/price-history';
import { subscriptionPath } from '../../checkout/change/subscription-path';
import { Notice } from '../../kit/ui/feedback/notice';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = requireMember(request, context);
  const { searchParams } = new URL(request.url);
  const [t, own] = await Promise.all([
    translatorOf(context),
    readOwnPremium(context, viewer, searchParams),
  ]);
  return { page: { title: t('premium:own.title') }, ...own };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const viewer = requireMember(request, context);
  return actOnSubscription(context, viewer, await readForm(request));
}

export const meta: MetaFunction<typeof loader> = pageMeta;

/** The sentences about refused changes; any other has a common one. */
const refusedWords: Partial<Record<string, 'checkout:change.price-changed' | 'pause.refused'>> = {
  'plan-price-changed': 'checkout:change.price-changed',
  'pause-not-possible': 'pause.refused',
  'pause-used': 'pause.refused',
};

/** Shows what a person pays for, when, and how to cancel. */
export default function SubscriptionPage() {
  const { t } = useTranslation('premium');
  const own = useLoaderData<typeof loader>();
  const { premium, plans, history, cards, paid, earlierHref, gives, pauses, requestedPlan } = own;
  const answer = useActionData<{ refused?: string }>();
  const wasCancelled = new URLSearchParams(useLocation().search).has('cancelled');
  return (
    <div className="mx-auto max-w-[1280px] px-4 md:px-6 lg:px-8">
      <h1 className="type-h1 pt-2 max-md:pb-5">{t('own.title')}</h1>
      <p className="text-fg-2 mt-2 mb-5 max-md:sr-only">{t('own.text')}</p>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,434px)]">
        <div className="min-w-0">
          {answer?.refused && (
            <div className="mb-4">
              <Notice kind="danger">
                {t(refusedWords[answer.refused] ?? 'change-plan.refused')}
              </Notice>
            </div>
          )}
          {premium?.ending && (
            <CardEnds card={premium.ending} from={subscriptionPath} chooseHref="#card" />
          )}
          {premium ? (
            <>
              <PremiumCard
                premium={premium}
                change={
                  <a href="#card" className="rounded-small text-fg-2 underline underline-offset-2">
                    {t('own.change-card')}
                  </a>
                }
              />
              <LeaveOrKeep premium={premium} />
              {premium.status !== 'Paused' && (
                <ChangePlan premium={premium} plans={plans} requestedPlan={requestedPlan} />
              )}
              {pauses && premium.status === 'Active' && <PausePremium pauses={pauses} />}
              <ChangeCard cards={cards} current={premium.card?.id ?? null} />
            </>
          ) : (
            <NoPremium />
          )}
        </div>
        <div className="space-y-5">
          <WhatItGives gives={gives} />
          <PriceHistory history={history} />
          <PaidSoFar paid={paid} nextHref={earlierHref} />
          {premium?.status === 'Active' && <p className="type-small text-fg-3">{t('own.mail')}</p>}
        </div>
      </div>
      {wasCancelled && premium?.status === 'Canceled' && <CancelledBar />}
      <Footer />
    </div>
  );
}
