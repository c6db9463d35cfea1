import { csvOf, textCell } from '../../shared/lists/csv';
import type { MonthStatement } from './month-statement';

/** The texts of the file in the reader's language. */
export interface PayoutStatementWords {
  columns: readonly [
    what: string,
    day: string,
    count: string,
    paid: string,
    kept: string,
    own: string,
  ];
  sums: Record<'opening' | 'earned' | 'takenBack' | 'managers' | 'paidOut' | 'closing', string>;
  reason(reason: string): string;
}

/** Returns the lines of a month and its sums as CSV (RFC 4180). Amounts are plain numbers. */
export function payoutStatementCsv(statement: MonthStatement, words: PayoutStatementWords): string {
  const decimal = (minor: number) => (minor / 100).toFixed(2);
  const { sums } = words;
  return csvOf([
    [...words.columns.map(textCell), statement.currency],
    ...statement.lines.map(({ reason, day, count, paidMinor, ownMinor }) => [
      textCell(words.reason(reason)),
      day ?? '',
      String(count),
      paidMinor === null ? '' : decimal(paidMinor),
      paidMinor === null ? '' : decimal(ownMinor - paidMinor),
      decimal(ownMinor),
    ]),
    ...(
      [
        [sums.opening, statement.openingMinor],
        [sums.earned, statement.earnedMinor],
        [sums.takenBack, 0 - statement.takenBackMinor],
        [sums.managers, 0 - statement.managersMinor],
        [sums.paidOut, 0 - statement.paidOutMinor],
        [sums.closing, statement.closingMinor],
      ] as const
    ).map(([name, minor]) => [textCell(name), '', '', '', '', decimal(minor)]),
  ]);
}
