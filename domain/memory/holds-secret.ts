/**
 * Matches text that is never stored: card, account and phone numbers, mail and web addresses, and words for
 * a password.
 */
const secret =
  /(?:\d[\s().-]?){7,}|[^\s@]@[^\s@]|https?:\/\/|\b(?:password|passwort|kennwort|mot de passe|contraseña|senha)\b/iu;

/** Checks whether a text contains something that is never remembered, such as a number or a password. */
export const holdsSecret = (text: string): boolean => secret.test(text);
