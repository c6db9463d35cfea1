import { csvOf, textCell } from '../../shared/lists/csv';
import type { StatementRow } from './list-statement';

/** The texts of the file in the reader's language. */
export interface StatementWords {
  columns: Record<'date' | 'what' | 'whom' | 'tokens' | 'cost' | 'currency', string>;
  reason(reason: string): string;
  character(characterId: string): string;
}

/**
 * Returns a statement as CSV (RFC 4180, with the UTF-8 byte order mark that spreadsheets expect): one row
 * per movement, amounts as plain numbers, and no value that a spreadsheet would treat as a formula.
 */
export function statementCsv(rows: readonly StatementRow[], words: StatementWords): string {
  const { date, what, whom: character, tokens, cost, currency } = words.columns;
  const lines = [
    [date, what, character, tokens, cost, currency].map(textCell),
    ...rows.map((row) => [
      row.createdAt,
      textCell(words.reason(row.reason)),
      textCell(row.characterId === null ? '' : words.character(row.characterId)),
      String(row.tokens),
      row.cost === null ? '' : decimal(row.cost.minor, row.cost.currency),
      row.cost?.currency ?? '',
    ]),
  ];
  return csvOf(lines);
}

function decimal(minor: number, currency: string): string {
  const { maximumFractionDigits: digits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return (minor / 10 ** digits).toFixed(digits);
}
