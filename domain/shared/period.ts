/** A period of days in UTC: from the beginning of one until the beginning of another. */
export interface Period {
  from: Date;
  until: Date;
}

/** Returns a year, or one of its quarters from 1 to 4. */
export function periodOf(year: number, quarter?: number): Period {
  const first = quarter === undefined ? 0 : (quarter - 1) * 3;
  const months = quarter === undefined ? 12 : 3;
  return {
    from: new Date(Date.UTC(year, first, 1)),
    until: new Date(Date.UTC(year, first + months, 1)),
  };
}

/** Returns the SQL condition that a column is in a period, with its bindings. */
export const within = (column: string, { from, until }: Period): [string, Date[]] => [
  `${column} >= ? and ${column} < ?`,
  [from, until],
];
