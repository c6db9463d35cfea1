/** Rows that belong to a person, directly or by way of rows that do. */
export interface OwnedRows {
  table: string;
  /** The column that names the person, or the row of theirs that these belong to. */
  owner: string;
  /** Where `owner` does not name the person: the rows it names, by their `key`. */
  of?: OwnedRows & { key: string };
}

/**
 * What an area holds of a person; export and erasure walk these, in their order, so that rows come
 * before those they hang on.
 */
export type PersonalData = OwnedRows & {
  /** Hashes and workings, which tell a person nothing about themselves; left out of an export. */
  withheld?: readonly string[];
  /** Columns that are stored sealed; an export holds them in clear. */
  sealed?: readonly string[];
} & (
    | { onErasure: 'delete' }
    /** The row stays and says nothing of the person any more. */
    | { onErasure: 'anonymise'; anonymous: (personId: string) => Record<string, unknown> }
    /** For records the law makes us retain; some of them for a time only. */
    | { onErasure: 'keep'; deletedAfterRetention?: true }
  );
