import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { getReceipt } from '~/domain/payments/orders/list-payments';
import { formatMoney } from '~/domain/shared/money';
import { requireMember } from '../../kit/session/require-member.server';
import { translatorOf } from '../../kit/i18n/translator.server';
import { LocalTime } from '../../kit/site/local-time';
import { buttonClass } from '../../kit/ui/buttons/button-class';
import { pageMeta } from '../../kit/site/page-meta';
import { useSite } from '../../kit/site/use-site';
import { subscriptionPath } from '../../checkout/change/subscription-path';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { userId, email } = requireMember(request, context);
  const paymentId = z.uuid().safeParse(params['id']);
  if (!paymentId.success) throw data(null, 404);
  const [t, found] = await Promise.all([
    translatorOf(context),
    getReceipt(context.domain, { userId, paymentId: paymentId.data }),
  ]);
  if (!found.ok) throw data(null, 404);
  const { orderNumber, productName, paidWith, amount, taxMinor, refunded } = found.receipt;
  return {
    page: { title: t('premium:receipt.title', { number: orderNumber }) },
    email,
    id: paymentId.data,
    receipt: {
      orderNumber,
      productName,
      paidWith,
      amount,
      tax: { minor: taxMinor, currency: amount.currency },
      refunded,
      at: (found.receipt.completedAt ?? found.receipt.createdAt).toISOString(),
    },
  };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

/** Shows one payment as a printable receipt. */
export default function ReceiptPage() {
  const { t } = useTranslation('premium');
  const { id, receipt, email } = useLoaderData<typeof loader>();
  const { locale, product, operator } = useSite();
  const { orderNumber, productName, paidWith, amount, tax, refunded, at } = receipt;
  const rows = [
    { label: t('receipt.what'), value: productName },
    { label: t('receipt.when'), value: <LocalTime at={at} format={{ dateStyle: 'long' }} /> },
    { label: t('receipt.means'), value: paidWith },
    { label: t('receipt.who'), value: email },
    ...(tax.minor > 0 ? [{ label: t('receipt.tax'), value: formatMoney(tax, locale) }] : []),
    ...(refunded.minor > 0
      ? [{ label: t('receipt.refunded'), value: formatMoney(refunded, locale) }]
      : []),
  ];
  return (
    <div className="mx-auto max-w-160 px-4 pb-16 md:px-6">
      <p className="type-small text-fg-3 pt-4">{product.name}</p>
      <h1 className="type-title mt-1">{t('receipt.title', { number: orderNumber })}</h1>
      <dl className="rounded-card border-line-2 bg-card divide-line mt-6 divide-y border px-5">
        {rows.map(({ label, value }) => (
          <div key={label} className="flex min-h-12.5 items-center justify-between gap-4 py-2">
            <dt className="text-fg-2">{label}</dt>
            <dd className="text-end break-words">{value}</dd>
          </div>
        ))}
        <div className="flex min-h-14 items-center justify-between gap-4 py-2">
          <dt className="font-[600]">{t('receipt.total')}</dt>
          <dd className="type-figure text-[1.6875rem]">{formatMoney(amount, locale)}</dd>
        </div>
      </dl>
      {operator.legalName && (
        <p className="type-caption text-fg-3 mt-4">
          {[operator.legalName, operator.companyId, operator.address].filter(Boolean).join(', ')}
        </p>
      )}
      <p className="mt-6 print:hidden">
        <Link to={`/settings/receipts/${id}/invoice`} className={buttonClass({ kind: 'outline' })}>
          {t('receipt.invoice')}
        </Link>
      </p>
      <p className="mt-6 print:hidden">
        <Link
          to={`${subscriptionPath}#receipts`}
          className="rounded-small text-fg-2 underline underline-offset-2"
        >
          {t('receipt.back')}
        </Link>
      </p>
    </div>
  );
}
