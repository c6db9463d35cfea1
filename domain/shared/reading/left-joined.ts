/** A row of a left join: every column may be null. */
export type LeftJoined<Row> = { [Column in keyof Row]: Row[Column] | null };
