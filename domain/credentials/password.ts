import { hash, verify } from '@node-rs/argon2';

/** OWASP's Argon2id minimum: 19 MiB of memory, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password with Argon2id in its standard encoded form. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

let decoy: Promise<string> | undefined;

/**
 * Checks whether the password matches. Without a stored hash it spends the same time on a decoy and
 * returns false, so that the response time does not reveal an unknown address.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('decoy');
  const fits = await verify(stored ?? (await decoy), password);
  return stored !== null && fits;
}
