import {
  data,
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { buyerSchema } from '~/domain/invoices/buyer';
import { findInvoices, findLastBuyer } from '~/domain/invoices/find-invoices';
import { issueInvoice, readSeller } from '~/domain/invoices/issue-invoice';
import { getReceipt } from '~/domain/payments/orders/list-payments';
import { BuyerForm } from '../../invoices/buyer-form';
import { InvoiceSheet } from '../../invoices/invoice-sheet';
import { viewOf } from '../../invoices/invoice-view';
import { handleForm } from '../../kit/forms/handle-form.server';
import { ResponseError } from '../../kit/forms/response-error';
import { readForm } from '../../kit/forms/read-form.server';
import { translatorOf } from '../../kit/i18n/translator.server';
import { requireMember } from '../../kit/session/require-member.server';
import { pageMeta } from '../../kit/site/page-meta';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

/** Returns the person and the completed payment of the address; throws 404 for any other. */
async function findPayment(
  request: Request,
  context: AppLoadContext,
  id: string | undefined,
): Promise<{ userId: string; paymentId: string; orderNumber: string }> {
  const { userId } = requireMember(request, context);
  const paymentId = z.uuid().safeParse(id);
  if (!paymentId.success) throw data(null, 404);
  const found = await getReceipt(context.domain, { userId, paymentId: paymentId.data });
  if (!found.ok) throw data(null, 404);
  return { userId, paymentId: paymentId.data, orderNumber: found.receipt.orderNumber };
}

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { userId, paymentId, orderNumber } = await findPayment(request, context, params['id']);
  const { domain } = context;
  const [t, invoices, seller, buyer] = await Promise.all([
    translatorOf(context),
    findInvoices(domain, { userId, paymentId }),
    readSeller(domain),
    findLastBuyer(domain, userId),
  ]);
  const page = { title: t('premium:invoice.title', { number: orderNumber }) };
  const backTo = `/settings/receipts/${paymentId}`;
  if (invoices.length > 0) return { page, backTo, invoices: invoices.map(viewOf), form: null };
  const initial = buyer ?? { country: context.country ?? '' };
  return {
    page,
    backTo,
    invoices: [],
    form: seller ? { action: `${backTo}/invoice`, initial } : null,
  };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { userId, paymentId } = await findPayment(request, context, params['id']);
  return handleForm(await readForm(request), {
    schema: buyerSchema,
    async take(buyer) {
      const issued = await issueInvoice(context.domain, { userId, paymentId, buyer });
      if (issued.ok) return redirect(`/settings/receipts/${paymentId}/invoice`);
      if (issued.reason === 'no-invoiced-payment') throw data(null, 404);
      const { statusCode } = context.refusals.describe(issued);
      return { error: context.refusals.formErrorOf(issued.reason), status: statusCode };
    },
  });
}

export const meta: MetaFunction<typeof loader> = pageMeta;

/** Issues the invoice of a payment, and shows it with its credit notes. */
export default function InvoicePage() {
  const { t } = useTranslation('premium');
  const { page, backTo, invoices, form } = useLoaderData<typeof loader>();
  const response = useActionData<typeof action>();
  return (
    <div className="mx-auto max-w-160 px-4 pb-16 md:px-6">
      <h1 className="type-title pt-4">{page.title}</h1>
      {!form && <ResponseError response={response} />}
      {invoices.length > 0 && (
        <>
          <p className="type-small text-fg-2 mt-2 print:hidden">{t('invoice.print')}</p>
          <div className="mt-6 grid gap-5">
            {invoices.map((invoice) => (
              <InvoiceSheet key={invoice.id} invoice={invoice} />
            ))}
          </div>
        </>
      )}
      {form && (
        <>
          <p className="text-fg-2 mt-2 mb-6">{t('invoice.lead')}</p>
          <BuyerForm {...form} response={response} />
        </>
      )}
      {!form && invoices.length === 0 && <p className="text-fg-2 mt-4">{t('invoice.none')}</p>}
      <p className="mt-6 print:hidden">
        <Link to={backTo} className="rounded-small text-fg-2 underline underline-offset-2">
          {t('invoice.back')}
        </Link>
      </p>
    </div>
  );
}
