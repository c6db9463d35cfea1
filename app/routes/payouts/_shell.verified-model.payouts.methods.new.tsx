import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { usStates } from '~/domain/payouts/methods/us-states';
import { isFreshlyProved } from '~/domain/sessions/fresh-proof';
import { readForm } from '../../kit/forms/read-form.server';
import { translatorOf } from '../../kit/i18n/translator.server';
import { pageMeta } from '../../kit/site/page-meta';
import { TabLink } from '../../kit/ui/buttons/tab-link';
import { MethodForm } from '../../payouts/method-form';
import { PayoutPage } from '../../payouts/payout-page';
import { payoutPlaces } from '../../payouts/places';
import { requireCreator } from '../../payouts/server/require-creator.server';
import { takeMethod } from '../../payouts/server/take-method.server';
import { proveHref } from '../../second-factors/prove-href';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const viewer = requireCreator(request, context);
  const { pathname, search, searchParams } = new URL(request.url);
  // Requested before the numbers are typed, because they are not kept meanwhile.
  if (!(await isFreshlyProved(context.domain, viewer)))
    throw redirect(proveHref(pathname + search));
  const t = await translatorOf(context);
  const isCrypto = searchParams.get('kind') === 'crypto';
  return {
    page: { title: t('payouts:method.title') },
    kind: isCrypto ? ('crypto_payout' as const) : ('bank_payout' as const),
    states: isCrypto ? [] : usStates,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const who = requireCreator(request, context);
  return takeMethod(request, context, who, { form: await readForm(request) });
}

export const meta: MetaFunction<typeof loader> = pageMeta;

/** Adds a bank account or a wallet. */
export default function NewMethodPage() {
  const { t } = useTranslation('payouts');
  const { kind, states } = useLoaderData<typeof loader>();
  const response = useActionData<typeof action>();
  const isCrypto = kind === 'crypto_payout';
  return (
    <PayoutPage title={t('method.title')}>
      <nav aria-label={t('method.kind')} className="mb-5 flex gap-2">
        <TabLink to={payoutPlaces.newMethod} isChosen={!isCrypto}>
          {t('method.bank')}
        </TabLink>
        <TabLink to={`${payoutPlaces.newMethod}?kind=crypto`} isChosen={isCrypto}>
          {t('method.crypto')}
        </TabLink>
      </nav>
      <MethodForm
        key={kind}
        action={`${payoutPlaces.newMethod}${isCrypto ? '?kind=crypto' : ''}`}
        kind={kind}
        response={response}
        defaultValue={{}}
        states={states}
      />
    </PayoutPage>
  );
}
