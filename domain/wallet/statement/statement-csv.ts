import { csvOf, textCell } from '../../shared/lists/csv';
import type { StatementRow } from './list-statement';

/** What a file says in its reader's language. */
export interface StatementWords {
  columns: Record<'date' | 'what' | 'whom' | 'tokens' | 'cost' | 'currency', string>;
  reason(reason: string): string;
  character(characterId: string): string;
}

/**
 * A statement as CSV (RFC 4180, with a mark of UTF-8 that spreadsheets look for): one line a
 * movement, amounts as plain numbers, and nothing that a spreadsheet would take for a formula.
 */
export function statementCsv(rows: readonly StatementRow[], words: StatementWords): string {
  const { date, what, whom, tokens, cost, currency } = words.columns;
  const lines = [
    [date, what, whom, tokens, cost, currency].map(textCell),
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
