import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { translatorOf } from '../../kit/i18n/translator.server';
import { pageMeta } from '../../kit/site/page-meta';
import { MonthActs } from '../../payouts/month-acts';
import { MonthLines } from '../../payouts/month-lines';
import { MonthEnd, MonthSums } from '../../payouts/month-sums';
import { PayoutPage } from '../../payouts/payout-page';
import { readMonth, statementWords } from '../../payouts/server/read-month.server';
import { requireCreator } from '../../payouts/server/require-creator.server';

export { ignoreModalChanges as shouldRevalidate } from '../../kit/revalidation/ignore-modal-changes';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId } = requireCreator(request, context);
  const [t, { statement, previous, next }, words] = await Promise.all([
    translatorOf(context),
    readMonth(context, userId, request),
    statementWords(context),
  ]);
  const { invoice, lines, ...sums } = statement;
  return {
    page: { title: t('payouts:statementTitle') },
    sums,
    previous,
    next,
    invoice: invoice && invoice.number,
    product: context.product.name,
    lines: lines.map((line) => ({ ...line, what: words.reason(line.reason) })),
  };
}

export const meta: MetaFunction<typeof loader> = pageMeta;

/** Shows a month: what was owed, earned, taken back and paid, and where it came from. */
export default function StatementPage() {
  const { t } = useTranslation('payouts');
  const { sums, previous, next, invoice, product, lines } = useLoaderData<typeof loader>();
  return (
    <PayoutPage
      title={t('statementTitle')}
      isWide
      aside={<MonthActs month={sums.month} previous={previous} next={next} />}
    >
      <MonthSums sums={sums} />
      <MonthLines lines={lines} currency={sums.currency} product={product} />
      <MonthEnd sums={sums} invoice={invoice} />
    </PayoutPage>
  );
}
