import { data, type AppLoadContext } from '@remix-run/node';
import { addMonths, getMonthStatement, monthOf } from '~/domain/payouts/statement/month-statement';
import type { PayoutStatementWords } from '~/domain/payouts/statement/statement-csv';
import { translatorOf } from '../../kit/i18n/translator.server';

/** Returns the statement of the month in an address, by default the current one, and its neighbours. */
export async function readMonth(context: AppLoadContext, userId: string, request: Request) {
  const { domain } = context;
  const present = monthOf(domain.now());
  const month = new URL(request.url).searchParams.get('month') ?? present;
  if (!/^20\d\d-(?:0[1-9]|1[0-2])$/.test(month) || month > present) throw data(null, 404);
  const statement = await getMonthStatement(domain, userId, month);
  return {
    statement,
    previous: month > statement.earliest ? addMonths(month, -1) : null,
    next: month < present ? addMonths(month, 1) : null,
  };
}

/** Returns the texts of a statement's files in the reader's language. */
export async function statementWords(context: AppLoadContext): Promise<PayoutStatementWords> {
  const t = await translatorOf(context);
  return {
    columns: [
      t('payouts:what'),
      t('payouts:file.day'),
      t('payouts:file.count'),
      t('payouts:paid'),
      t('payouts:kept', { product: context.product.name }),
      t('payouts:yours'),
    ],
    sums: {
      opening: t('payouts:file.opening'),
      earned: t('payouts:share'),
      takenBack: t('payouts:takenBack'),
      managers: t('payouts:managers'),
      paidOut: t('payouts:paidOut'),
      closing: t('payouts:file.closing'),
    },
    reason: (reason) => t(`settings:reason.${reason}`),
  };
}
