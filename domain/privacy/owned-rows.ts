import type { Knex } from 'knex';
import type { OwnedRows } from '../shared/personal-data';

/** Returns a query for a person's rows in one table, which can be narrowed, read or counted. */
export function ownedRows(
  db: Knex,
  { table, owner, of, only }: OwnedRows,
  personId: string,
): Knex.QueryBuilder {
  const rows = of
    ? db(table).whereIn(owner, ownedRows(db, of, personId).select(of.key))
    : db(table).where(owner, personId);
  return only ? rows.modify(only) : rows;
}
