import { maskEmail } from '~/domain/credentials/mask-email';

/** Returns the masked address of an account; null if there is none, or it was erased. */
export const masked = (email: string | null): string | null =>
  email === null ? null : maskEmail(email);
