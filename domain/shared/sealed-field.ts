/** A column with sealed text. */
export interface SealedField {
  table: string;
  column: string;
  /** The column that identifies a row (a UUID), by default `id`. */
  key?: string;
  /**
   * The column (a UUID) before `key` in the primary key of a partitioned table. Rows are found and
   * traversed by both.
   */
  within?: string;
  /** The column with the unsealed text of rows from before sealing. */
  clear?: string;
}
