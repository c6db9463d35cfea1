import type { Knex } from 'knex';

export type ColumnType = 'timestamptz' | 'bigint' | 'text' | 'uuid';

/** The position of a row: the values of its sort columns and then its id, as text. */
export type Position = string[];

/** A column of a sort in the direction of reading. */
export interface Direction {
  column: string;
  type: ColumnType;
  isAscending: boolean;
}

/**
 * Limits the rows to those after a position. If all columns have the same direction, rows are compared.
 * Otherwise there is one condition per column, and a bound of the first column that an index can use.
 */
export function startAfter(
  rows: Knex.QueryBuilder,
  directions: readonly Direction[],
  position: Position,
): void {
  const [first] = directions;
  if (!first) throw new Error('a list is sorted by something');
  const sign = ({ isAscending }: Direction) => (isAscending ? '>' : '<');
  const place = ({ type }: Direction) => `?::${type}`;
  if (directions.every(({ isAscending }) => isAscending === first.isAscending)) {
    const columns = directions.map(({ column }) => column).join(', ');
    const places = directions.map(place).join(', ');
    void rows.whereRaw(`(${columns}) ${sign(first)} (${places})`, position);
    return;
  }
  const steps = directions.map((key, index) => [
    ...directions.slice(0, index).map((equal) => `${equal.column} = ${place(equal)}`),
    `${key.column} ${sign(key)} ${place(key)}`,
  ]);
  const isBeyond = steps.map((conditions) => conditions.join(' and ')).join(' or ');
  const values = steps.flatMap((conditions) => position.slice(0, conditions.length));
  void rows.whereRaw(`${first.column} ${sign(first)}= ${place(first)} and (${isBeyond})`, [
    position[0] ?? '',
    ...values,
  ]);
}
