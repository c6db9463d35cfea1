/** Returns three stars and the last character of the local part, then the domain. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `***${email.slice(Math.max(0, at - 1), at)}${email.slice(at)}`;
}
