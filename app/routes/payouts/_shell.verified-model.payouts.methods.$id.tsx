import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { findOwnMethod } from '~/domain/payouts/methods/list-methods';
import { removeMethod, setDefaultMethod } from '~/domain/payouts/methods/manage-methods';
import { usStates } from '~/domain/payouts/methods/us-states';
import { idSchema } from '~/domain/shared/ids';
import { formText } from '../../kit/forms/form-text';
import { useErrorText } from '../../kit/forms/use-error-text';
import { readForm } from '../../kit/forms/read-form.server';
import { translatorOf } from '../../kit/i18n/translator.server';
import { pageMeta } from '../../kit/site/page-meta';
import { Notice } from '../../kit/ui/feedback/notice';
import { MethodActs } from '../../payouts/method-acts';
import { MethodForm } from '../../payouts/method-form';
import { PayoutPage } from '../../payouts/payout-page';
import { payoutPlaces } from '../../payouts/places';
import { requireCreator } from '../../payouts/server/require-creator.server';
import { takeMethod } from '../../payouts/server/take-method.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

async function requireOwn(
  request: Request,
  context: LoaderFunctionArgs['context'],
  typed: string | undefined,
) {
  const who = requireCreator(request, context);
  const id = idSchema.safeParse(typed).data;
  const method =
    id === undefined ? null : await findOwnMethod(context.domain, { userId: who.userId, id });
  if (!method) throw data(null, 404);
  return { who, method };
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { method } = await requireOwn(request, context, params['id']);
  const t = await translatorOf(context);
  const { kind, details } = method;
  return {
    page: { title: t('payouts:method.editTitle') },
    id: method.id,
    kind: kind === 'crypto_payout' ? kind : ('bank_payout' as const),
    isDefault: method.isDefault,
    rejectionReason: method.rejectionReason,
    now: details['address'] ?? details['account'] ?? '',
    values: {
      label: method.label,
      network: method.network ?? '',
      holder: details['holder'] ?? '',
      country: method.country ?? '',
      accountType: details['accountType'] ?? '',
      state: details['state'] ?? '',
      bic: details['bic'] ?? '',
      bankCode: details['bankCode'] ?? '',
    },
    states: kind === 'bank_payout' ? usStates : [],
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { who, method } = await requireOwn(request, context, params['id']);
  const form = await readForm(request);
  const { userId } = who;
  const { id } = method;
  const intent = formText(form, 'intent');
  if (intent === 'save') return takeMethod(request, context, who, { form, id });
  if (intent === 'default') {
    await setDefaultMethod(context.domain, { userId, id });
    return redirect(payoutPlaces.home);
  }
  if (intent !== 'remove') throw data(null, 400);
  const removed = await removeMethod(context.domain, { userId, id });
  if (removed.ok) return redirect(payoutPlaces.home);
  return data({ refused: context.refusals.formErrorOf(removed.reason) }, 409);
}

export const meta: MetaFunction<typeof loader> = pageMeta;

/** Changes a method, makes it the default, or removes it. */
export default function MethodPage() {
  const { t } = useTranslation('payouts');
  const errorText = useErrorText();
  const { id, kind, isDefault, rejectionReason, now, values, states } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const refused = answer && 'refused' in answer ? answer.refused : null;
  return (
    <PayoutPage title={t('method.editTitle')}>
      <div className="mb-5 grid gap-3">
        {refused !== null && <Notice kind="danger">{errorText([refused])}</Notice>}
        {rejectionReason !== null && <Notice kind="warm">{rejectionReason}</Notice>}
        <p className="text-fg-2">
          {t('method.now', { details: now })} {t('method.whole')}
        </p>
      </div>
      <MethodForm
        action={payoutPlaces.method(id)}
        kind={kind}
        response={answer && 'refused' in answer ? undefined : answer}
        defaultValue={values}
        states={states}
      />
      <MethodActs id={id} isDefault={isDefault} />
    </PayoutPage>
  );
}
