import { readFileSync } from 'node:fs';

/**
 * Returns the address of a database with full TLS verification: the certificate must be signed by the given
 * authority and issued for the address's host. Without a file the address is unchanged, and its own
 * `sslmode` defines the verification.
 */
export function withDatabaseCa(url: string, caFile: string | undefined): string {
  if (!caFile) return url;
  const verified = new URL(url);
  verified.searchParams.set('sslmode', 'verify-full');
  verified.searchParams.set('sslrootcert', caFile);
  return verified.href;
}

/**
 * Does the same for a Redis address with `rediss://`. The file is part of the address, as for PostgreSQL.
 */
export function withRedisCa(url: string, caFile: string | undefined): string {
  if (!caFile) return url;
  const verified = new URL(url);
  verified.searchParams.set('ca', caFile);
  return verified.href;
}

/** Returns the TLS options of a Redis client. The client verifies certificates in any case. */
export function redisTlsOf(url: string): { tls?: { ca: Buffer } } {
  const caFile = new URL(url).searchParams.get('ca');
  return caFile ? { tls: { ca: readFileSync(caFile) } } : {};
}
