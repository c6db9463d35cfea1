import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { findTaxDetails } from '~/domain/payouts/tax-details';
import { Form, FormErrors, SubmitButton } from '../../kit/forms/form';
import { usePageForm } from '../../kit/forms/use-form';
import { translatorOf } from '../../kit/i18n/translator.server';
import { pageMeta } from '../../kit/site/page-meta';
import { Notice } from '../../kit/ui/feedback/notice';
import { TaxFields } from '../../payouts/tax-fields';
import { PayoutPage } from '../../payouts/payout-page';
import { payoutPlaces } from '../../payouts/places';
import { requireCreator } from '../../payouts/server/require-creator.server';
import { saveTaxByForm } from '../../payouts/server/save-tax-by-form.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId } = requireCreator(request, context);
  const [t, stored] = await Promise.all([
    translatorOf(context),
    findTaxDetails(context.domain, context.domain.db, userId),
  ]);
  const { isBusiness = false, selfBillingSince = null, ...details } = stored ?? {};
  return {
    page: { title: t('payouts:taxTitle') },
    isSaved: new URL(request.url).searchParams.has('saved'),
    values: {
      ...details,
      ...(isBusiness && { isBusiness: 'on' }),
      ...(selfBillingSince && { selfBilling: 'on' }),
    },
  };
}

export const action = (args: ActionFunctionArgs) => saveTaxByForm(args);

export const meta: MetaFunction<typeof loader> = pageMeta;

/** Takes the details for tax authorities, and the choice of invoices that we write in the person's name. */
export default function TaxPage() {
  const { t } = useTranslation('payouts');
  const { values, isSaved } = useLoaderData<typeof loader>();
  const { form, fields } = usePageForm<Record<string, string>>({
    id: 'tax',
    action: payoutPlaces.tax,
    response: useActionData<typeof action>(),
    defaultValue: values,
  });
  return (
    <PayoutPage title={t('taxTitle')}>
      <p className="text-fg-2 mb-5">{t('taxLead')}</p>
      {isSaved && (
        <div className="mb-5">
          <Notice kind="ok">{t('saved')}</Notice>
        </div>
      )}
      <Form form={form} className="space-y-4">
        <FormErrors />
        <TaxFields fields={fields} />
        <SubmitButton intent="save" size="large" className="w-full" busyLabel={t('saving')}>
          {t('save')}
        </SubmitButton>
      </Form>
    </PayoutPage>
  );
}
