import type { Knex } from 'knex';

/** Rows that belong to a person, directly or through other rows. */
export interface OwnedRows {
  table: string;
  /** The underlying table, if `table` is a view. */
  reads?: string;
  /**
   * The column with the person's id, or with the key of the row through which these belong to the person.
   */
  owner: string;
  /** The rows whose `key` is in `owner`, if `owner` is not the person's id. */
  of?: OwnedRows & { key: string };
  /** Limits the rows to those of the person, if necessary. */
  only?: (rows: Knex.QueryBuilder) => void;
}

/** Personal data of an area for export and erasure; `erasureOrder` determines the order. */
export type PersonalData = OwnedRows & {
  /** The area in whose export file the rows appear, if it is another one. */
  exportedWith?: string;
  /** Columns left out of an export: hashes and internal values without meaning for the person. */
  withheld?: readonly string[];
  /** Sealed columns; an export contains them decrypted. */
  sealed?: readonly string[];
  /** The column whose value the sealed columns are bound to; `id` by default. */
  sealedTo?: string;
  /**
   * True for rows that are erased but not exported: rows by others that contain the person's address, and
   * data that the person removed but that still exists.
   */
  isOmitted?: true;
} & (
    | {
        onErasure: 'delete';
        /**
         * Removes the rows of one `owner` in statements of limited size, for partitioned tables, in which a
         * row's physical position (ctid) is not unique.
         */
        removeOf?: (db: Knex, owner: string) => Promise<void>;
      }
    /** The row is kept without data about the person. */
    | { onErasure: 'anonymise'; anonymous: (personId: string) => Record<string, unknown> }
    /** The row is kept, with a keyed hash in another column instead of the address. */
    | { onErasure: 'hash'; email: string; hash: string }
    /** For records with legal retention; some of them are deleted after it. */
    | { onErasure: 'keep'; deletedAfterRetention?: true }
  );

/** The personal data of one area. */
export interface AreaData {
  area: string;
  data: readonly PersonalData[];
}

/** Moves rows to the export file of another area, where people would look for them. */
export const exportedWith = (area: string, data: readonly PersonalData[]): PersonalData[] =>
  data.map((rows) => ({ ...rows, exportedWith: area }));
