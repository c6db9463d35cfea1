/** A column of sealed texts. */
export interface SealedField {
  table: string;
  column: string;
  /** The column that names a row: a UUID, `id` unless told. */
  key?: string;
  /**
   * The column (a UUID) that comes before `key` in the primary key, of a table that is divided by it:
   * rows are found and gone through by both.
   */
  within?: string;
  /** Where rows from before they were sealed hold the same words in clear. */
  clear?: string;
}
