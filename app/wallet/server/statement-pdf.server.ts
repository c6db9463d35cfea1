import type { TFunction } from 'i18next';
import PDFDocument from 'pdfkit';
import { formatMoney } from '~/domain/shared/money';
import type { StatementRow } from '~/domain/wallet/list-statement';
import type { Statement } from '~/domain/wallet/statement';
import type { StatementWords } from '~/domain/wallet/statement-csv';
import { dateTimeFormat } from '../../i18n/date-time-format';

interface StatementFile {
  rows: readonly StatementRow[];
  words: StatementWords;
  t: TFunction;
  locale: string;
  product: string;
  /** Whose it is. */
  owner: string;
}

/** In points; A4 is 595 by 842. */
const margin = 48;
const rowHeight = 18;
const columns = [
  { name: 'date', x: margin, width: 92 },
  { name: 'what', x: 144, width: 168 },
  { name: 'whom', x: 316, width: 110 },
  { name: 'tokens', x: 430, width: 50 },
  { name: 'cost', x: 484, width: 63 },
] as const;

/** A month's statement as a document: what it began with, came to and ended with, and every line. */
export function statementPdf(
  statement: Statement,
  file: StatementFile,
): Promise<Buffer<ArrayBuffer>> {
  const { locale, t, rows, words, product, owner } = file;
  const document = new PDFDocument({ size: 'A4', margin, info: { Title: t('statement:title') } });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const done = new Promise<Buffer<ArrayBuffer>>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.from(Buffer.concat(parts))));
    document.on('error', reject);
  });

  const month = dateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  document
    .font('Helvetica-Bold')
    .fontSize(18)
    .text(`${product}: ${t('statement:title')}`);
  document.font('Helvetica').fontSize(11);
  document.text(`${month.format(new Date(`${statement.month}-01`))} · ${owner}`).moveDown();
  const { opening, closing } = statement;
  const sums = [
    [t('statement:file.opening'), opening],
    [t('statement:in'), statement.in],
    [t('statement:out'), statement.out],
    [t('statement:left'), closing],
  ] as const;
  for (const [name, { tokens, money }] of sums) {
    document.text(`${name}: ${tokens.toLocaleString(locale)} (${formatMoney(money, locale)})`);
  }
  document.moveDown();

  const line = (cells: Record<(typeof columns)[number]['name'], string>) => {
    if (document.y > document.page.height - margin - rowHeight) document.addPage();
    const { y } = document;
    for (const { name, x, width } of columns) {
      const align = name === 'tokens' || name === 'cost' ? 'right' : 'left';
      document.text(cells[name], x, y, { width, align, lineBreak: false, ellipsis: true });
    }
    document.y = y + rowHeight;
  };
  const { date, what, whom, tokens, cost } = words.columns;
  document.font('Helvetica-Bold').fontSize(9);
  line({ date, what, whom, tokens, cost });
  document.font('Helvetica');
  const moment = dateTimeFormat(locale, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: statement.timeZone,
  });
  for (const row of rows) {
    line({
      date: moment.format(new Date(row.createdAt)),
      what: words.reason(row.reason),
      whom: row.characterId === null ? '' : words.character(row.characterId),
      tokens: row.tokens.toLocaleString(locale, { signDisplay: 'exceptZero' }),
      cost: row.cost ? formatMoney(row.cost, locale) : '',
    });
  }
  document.end();
  return done;
}
