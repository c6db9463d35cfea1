import type { LoaderFunctionArgs } from '@remix-run/node';
import { payoutStatementCsv } from '~/domain/payouts/statement/statement-csv';
import { readMonth, statementWords } from '../../payouts/server/read-month.server';
import { requireCreator } from '../../payouts/server/require-creator.server';

/** Returns a month of a person's shares and payouts as a CSV table. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId } = requireCreator(request, context);
  const { statement } = await readMonth(context, userId, request);
  return new Response(payoutStatementCsv(statement, await statementWords(context)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="payouts-${statement.month}.csv"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
