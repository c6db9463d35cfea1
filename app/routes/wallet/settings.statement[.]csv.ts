import type { LoaderFunctionArgs } from '@remix-run/node';
import { statementCsv } from '~/domain/wallet/statement/statement-csv';
import { requireMember } from '../../kit/session/require-member.server';
import { readStatementFile, requireMonth } from '../../wallet/server/statement-file.server';

/** Returns a month of a person's tokens, by default the current one, as a CSV table. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId } = requireMember(request, context);
  const month = await requireMonth(context, userId, request);
  const { rows, words } = await readStatementFile(context, userId, month);
  return new Response(statementCsv(rows, words), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="statement-${month}.csv"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
