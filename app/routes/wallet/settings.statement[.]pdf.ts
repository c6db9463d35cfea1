import type { LoaderFunctionArgs } from '@remix-run/node';
import { getStatement } from '~/domain/wallet/statement/statement';
import { requireMember } from '../../kit/session/require-member.server';
import { readStatementFile, requireMonth } from '../../wallet/server/statement-file.server';
import { statementPdf } from './statement-pdf.server';

/** Returns a month of a person's tokens, by default the current one, as a PDF. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId, email } = requireMember(request, context);
  const month = await requireMonth(context, userId, request);
  const [statement, file] = await Promise.all([
    getStatement(context.domain, userId, { month }),
    readStatementFile(context, userId, month),
  ]);
  const pdf = await statementPdf(statement, {
    ...file,
    locale: context.language.locale,
    product: context.product.name,
    owner: email,
  });
  return new Response(pdf, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="statement-${month}.pdf"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
