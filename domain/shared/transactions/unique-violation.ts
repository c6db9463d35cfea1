/** The SQLSTATE of a unique constraint violation (PostgreSQL, appendix A). */
const uniqueViolation = '23505';

/** Checks whether a query failed because a row with this key already exists. */
export function isUniqueViolation(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'code' in error && error.code === uniqueViolation
  );
}
