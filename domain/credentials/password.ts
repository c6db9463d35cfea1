import { hash, verify } from '@node-rs/argon2';

/** OWASP's Argon2id minimum: 19 MiB of memory, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Returns a password in the form in which it is hashed. Keyboards write the same characters in different
 * ways (NIST SP 800-63B-4, 3.1.1.2).
 */
const comparable = (password: string): string => password.normalize('NFKC');

/** Hashes a password with Argon2id in its standard encoded form. */
export function hashPassword(password: string): Promise<string> {
  return hash(comparable(password), cost);
}

let decoy: Promise<string> | undefined;

/**
 * Checks whether the password matches; one that was hashed as it was typed matches as well. Without a
 * stored hash it spends the same time on a decoy and returns false, so that the response time does not
 * reveal an unknown address.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('decoy');
  const hashed = stored ?? (await decoy);
  const plain = comparable(password);
  const fits =
    (await verify(hashed, plain)) || (plain !== password && (await verify(hashed, password)));
  return stored !== null && fits;
}
