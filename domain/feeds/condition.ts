/** An SQL condition on a row, with the values of its placeholders. */
export interface Condition {
  sql: string;
  bindings: Binding[];
}
export type Binding = string | number | boolean | null | string[];

/** Combines conditions with "and"; true if there are none. */
export function allOf(conditions: readonly Condition[]): Condition {
  if (conditions.length === 0) return { sql: 'true', bindings: [] };
  return {
    sql: conditions.map(({ sql }) => `(${sql})`).join(' and '),
    bindings: conditions.flatMap(({ bindings }) => bindings),
  };
}

/** Creates a condition on `p`, a post. */
export const onPost = (sql: string, ...bindings: Binding[]): Condition => ({ sql, bindings });
