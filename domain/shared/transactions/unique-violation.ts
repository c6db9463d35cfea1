/** SQLSTATE of a broken unique constraint (PostgreSQL, appendix A). */
const uniqueViolation = '23505';

/** Whether a query failed because a row with this key exists already. */
export function isUniqueViolation(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'code' in error && error.code === uniqueViolation
  );
}
