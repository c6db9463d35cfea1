/**
 * Returns the account name of a staff member's address, which differs from that of a fan with the same
 * address.
 */
export function staffAccount(email: string): string {
  return `staff:${email.trim().toLowerCase()}`;
}
