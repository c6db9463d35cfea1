import type { Knex } from 'knex';

/** Rows that belong to a person, directly or by way of rows that do. */
export interface OwnedRows {
  table: string;
  /** The table behind it, where it is a view. */
  reads?: string;
  /** The column that names the person, or the row of theirs that these belong to. */
  owner: string;
  /** Where `owner` does not name the person: the rows it names, by their `key`. */
  of?: OwnedRows & { key: string };
  /** Where not all of these rows are the person's. */
  only?: (rows: Knex.QueryBuilder) => void;
}

/** What an area holds of a person, as an export tells it; `erasureOrder` says what goes first. */
export type PersonalData = OwnedRows & {
  /** The area in whose file an export tells these, where that is not their own. */
  toldWith?: string;
  /** Hashes and workings, which tell a person nothing about themselves; left out of an export. */
  withheld?: readonly string[];
  /** Columns that are stored sealed; an export holds them in clear. */
  sealed?: readonly string[];
  /**
   * Erased, and told to nobody: rows that name the person's address but were made by others, and what
   * the person removed that is not gone yet.
   */
  isUntold?: true;
} & (
    | {
        onErasure: 'delete';
        /**
         * Removes the rows of one `owner` in statements of a bounded size, where a row's place (ctid)
         * does not name it: each partition of a table counts its places anew.
         */
        removeOf?: (db: Knex, owner: string) => Promise<void>;
      }
    /** The row stays and says nothing of the person any more. */
    | { onErasure: 'anonymise'; anonymous: (personId: string) => Record<string, unknown> }
    /** The row stays, with a keyed hash in another column in place of the address. */
    | { onErasure: 'hash'; email: string; hash: string }
    /** For records the law makes us retain; some of them for a time only. */
    | { onErasure: 'keep'; deletedAfterRetention?: true }
  );

/** What one area holds of people. */
export interface AreaData {
  area: string;
  data: readonly PersonalData[];
}

/** Has an export tell rows in the file of another area, as whom they are of would look for them. */
export const toldWith = (area: string, data: readonly PersonalData[]): PersonalData[] =>
  data.map((rows) => ({ ...rows, toldWith: area }));
