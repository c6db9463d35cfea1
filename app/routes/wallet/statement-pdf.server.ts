import type { TFunction } from 'i18next';
import { formatMoney } from '~/domain/shared/money';
import type { StatementRow } from '~/domain/wallet/statement/list-statement';
import type { Statement } from '~/domain/wallet/statement/statement';
import type { StatementWords } from '~/domain/wallet/statement/statement-csv';
import { dateTimeFormat } from '../../kit/i18n/date-time-format';
import { openPaper, type Column } from '../../wallet/server/paper.server';

interface StatementFile {
  rows: readonly StatementRow[];
  words: StatementWords;
  t: TFunction;
  locale: string;
  product: string;
  /** The owner of the statement. */
  owner: string;
}

/** The columns: time, kind, character, tokens, cost. */
const columns: readonly Column[] = [
  { width: 92, align: 'left' },
  { width: 170, align: 'left' },
  { width: 117, align: 'left' },
  { width: 52, align: 'right' },
  { width: 68, align: 'right' },
];

/** Returns a month's statement as a PDF: opening balance, totals, closing balance, and every line. */
export function statementPdf(
  statement: Statement,
  { locale, t, rows, words, product, owner }: StatementFile,
): Promise<Buffer<ArrayBuffer>> {
  const paper = openPaper({ title: t('statement:title'), columns });
  const month = dateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  paper.heading(`${product}: ${t('statement:title')}`);
  paper.text(`${month.format(new Date(`${statement.month}-01`))} · ${owner}`);
  paper.space();
  const sums = [
    [t('statement:file.opening'), statement.opening],
    [t('statement:in'), statement.in],
    [t('statement:out'), statement.out],
    [t('statement:left'), statement.closing],
  ] as const;
  for (const [name, { tokens, money }] of sums) {
    paper.text(`${name}: ${tokens.toLocaleString(locale)} (${formatMoney(money, locale)})`);
  }
  paper.space();
  if (rows.length === 0) {
    paper.text(t('statement:none'));
    return paper.end();
  }
  const { date, what, whom: character, tokens, cost } = words.columns;
  paper.head([date, what, character, tokens, cost]);
  const moment = dateTimeFormat(locale, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: statement.timeZone,
  });
  for (const row of rows) {
    paper.row([
      moment.format(new Date(row.createdAt)),
      words.reason(row.reason),
      row.characterId === null ? '' : words.character(row.characterId),
      row.tokens.toLocaleString(locale, { signDisplay: 'exceptZero' }),
      row.cost ? formatMoney(row.cost, locale) : '',
    ]);
  }
  return paper.end();
}
