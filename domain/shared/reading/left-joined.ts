/** What a left join gives of a row: null in every column where there is none. */
export type LeftJoined<Row> = { [Column in keyof Row]: Row[Column] | null };
