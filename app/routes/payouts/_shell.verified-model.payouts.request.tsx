import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { listOwnMethods } from '~/domain/payouts/methods/list-methods';
import { readPayable } from '~/domain/payouts/payable';
import { estimatePayout } from '~/domain/payouts/request-payout';
import { payoutsSettings } from '~/domain/payouts/settings';
import { useErrorText } from '../../kit/forms/use-error-text';
import { readForm } from '../../kit/forms/read-form.server';
import { translatorOf } from '../../kit/i18n/translator.server';
import { pageMeta } from '../../kit/site/page-meta';
import { Notice } from '../../kit/ui/feedback/notice';
import { PayoutPage } from '../../payouts/payout-page';
import { RequestForm } from '../../payouts/request-form';
import { takeRequest } from '../../payouts/server/take-request.server';
import { requireCreator } from '../../payouts/server/require-creator.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId } = requireCreator(request, context);
  const { domain, payoutProviders, refusals } = context;
  const [t, shares, methods, settings] = await Promise.all([
    translatorOf(context),
    readPayable(domain, userId),
    listOwnMethods(domain, userId),
    domain.settings(payoutsSettings),
  ]);
  const approved = methods.filter(({ approvalStatus }) => approvalStatus === 'approved');
  const estimates = await Promise.all(
    approved.map(({ id: methodId }) =>
      estimatePayout(domain, payoutProviders, { userId, methodId }),
    ),
  );
  const [first] = estimates;
  const refused = first && !first.ok ? first.reason : null;
  const none = approved.length === 0 ? 'payout-method-not-approved' : null;
  const reason = refused ?? none;
  return {
    page: { title: t('payouts:requestTitle') },
    payable: shares.payable,
    held: shares.held,
    minimum: { minor: settings.payout_minimum_minor, currency: shares.currency },
    alone: { minor: settings.payout_alone_minor, currency: shares.currency },
    refused: reason === null ? null : refusals.formErrorOf(reason),
    methods: approved.map(({ createdAt: _, details: _details, ...method }, place) => {
      const estimate = estimates[place];
      const terms = estimate?.ok ? estimate : null;
      return {
        ...method,
        fee: { minor: terms?.feeMinor ?? 0, currency: shares.currency },
        receives: terms && { minor: terms.receivesMinor, currency: shares.currency },
        needsTwo: terms?.needsTwo ?? false,
        arrivesOn: terms?.arrivesOn ?? null,
      };
    }),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return takeRequest(context, requireCreator(request, context), await readForm(request));
}

export const meta: MetaFunction<typeof loader> = pageMeta;

/** Requests a payout: how much, to which method, with its fee and the day on which it should arrive. */
export default function RequestPage() {
  const { t } = useTranslation('payouts');
  const errorText = useErrorText();
  const { refused, ...terms } = useLoaderData<typeof loader>();
  const response = useActionData<typeof action>();
  return (
    <PayoutPage title={t('requestTitle')}>
      {refused === null ? (
        <RequestForm terms={terms} response={response} />
      ) : (
        <Notice kind="info">{errorText([refused])}</Notice>
      )}
    </PayoutPage>
  );
}
