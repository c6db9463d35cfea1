import type { TFunction } from 'i18next';
import type { MonthStatement } from '~/domain/payouts/statement/month-statement';
import type { PayoutStatementWords } from '~/domain/payouts/statement/statement-csv';
import { formatMoney } from '~/domain/shared/money';
import { dateTimeFormat } from '../../kit/i18n/date-time-format';
import { openPaper, type Column } from '../../wallet/server/paper.server';

interface Reader {
  t: TFunction;
  words: PayoutStatementWords;
  locale: string;
  product: string;
  /** The owner of the statement. */
  owner: string;
}

/** The columns: what, day, number, fans paid, kept, own. */
const columns: readonly Column[] = [
  { width: 169, align: 'left' },
  { width: 70, align: 'left' },
  { width: 50, align: 'right' },
  { width: 70, align: 'right' },
  { width: 70, align: 'right' },
  { width: 70, align: 'right' },
];

/** Returns a month's statement as a PDF; for a month that is over it is also the invoice, if agreed. */
export function payoutStatementPdf(
  statement: MonthStatement,
  { t, words, locale, product, owner }: Reader,
): Promise<Buffer<ArrayBuffer>> {
  const money = (minor: number) => formatMoney({ minor, currency: statement.currency }, locale);
  const paper = openPaper({ title: t('payouts:statementTitle'), columns });
  const month = dateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  paper.heading(`${product}: ${t('payouts:statementTitle')}`);
  paper.text(`${month.format(new Date(`${statement.month}-01`))} · ${owner}`);
  const { invoice } = statement;
  if (invoice) {
    const { name, address, country, taxNumber, vatNumber } = invoice.from;
    paper.text(t('payouts:invoice', { number: invoice.number }));
    paper.text([name, address, country, taxNumber, vatNumber].filter(Boolean).join(', '));
    paper.text(money(invoice.amountMinor));
  }
  paper.space();
  const { sums } = words;
  for (const [name, minor] of [
    [sums.opening, statement.openingMinor],
    [sums.earned, statement.earnedMinor],
    [sums.takenBack, 0 - statement.takenBackMinor],
    [sums.managers, 0 - statement.managersMinor],
    [sums.paidOut, 0 - statement.paidOutMinor],
    [sums.closing, statement.closingMinor],
  ] as const) {
    paper.text(`${name}: ${money(minor)}`);
  }
  paper.space();
  if (statement.lines.length === 0) {
    paper.text(t('payouts:noLines'));
    return paper.end();
  }
  paper.head([...words.columns]);
  for (const { reason, day, count, paidMinor, ownMinor } of statement.lines) {
    paper.row([
      words.reason(reason),
      day ?? '',
      String(count),
      paidMinor === null ? '' : money(paidMinor),
      paidMinor === null ? '' : money(ownMinor - paidMinor),
      money(ownMinor),
    ]);
  }
  return paper.end();
}
