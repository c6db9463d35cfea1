/** A piece of SQL that is true or false of a row, with the values of its question marks. */
export interface Condition {
  sql: string;
  bindings: Binding[];
}
export type Binding = string | number | boolean | null | string[];

/** All of them; true where there is none. */
export function allOf(conditions: readonly Condition[]): Condition {
  if (conditions.length === 0) return { sql: 'true', bindings: [] };
  return {
    sql: conditions.map(({ sql }) => `(${sql})`).join(' and '),
    bindings: conditions.flatMap(({ bindings }) => bindings),
  };
}

/** A condition on `p`, a post. */
export const onPost = (sql: string, ...bindings: Binding[]): Condition => ({ sql, bindings });
