/** How an address is named as a member of staff's: apart from a fan's account with the same one. */
export function staffAccount(email: string): string {
  return `staff:${email.trim().toLowerCase()}`;
}
