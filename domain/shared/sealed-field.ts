/** A column of sealed texts. */
export interface SealedField {
  table: string;
  column: string;
  /** The column that names a row: a UUID, `id` unless told. */
  key?: string;
  /** Where rows from before they were sealed hold the same words in clear. */
  clear?: string;
}
