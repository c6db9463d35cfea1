import type { LoaderFunctionArgs } from '@remix-run/node';
import { payoutStatementPdf } from './payout-statement-pdf.server';
import { readMonth, statementWords } from '../../payouts/server/read-month.server';
import { requireCreator } from '../../payouts/server/require-creator.server';
import { translatorOf } from '../../kit/i18n/translator.server';

/** Returns a month of a person's shares and payouts as a PDF, with its invoice if there is one. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId, email } = requireCreator(request, context);
  const { statement } = await readMonth(context, userId, request);
  const pdf = await payoutStatementPdf(statement, {
    t: await translatorOf(context),
    words: await statementWords(context),
    locale: context.language.locale,
    product: context.product.name,
    owner: email,
  });
  return new Response(pdf, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="payouts-${statement.month}.pdf"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
