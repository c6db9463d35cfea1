import { readFileSync } from 'node:fs';

/**
 * The address of a database that is reached over TLS, its certificate signed by an authority of
 * one's own and made out to the address's host: both are verified. Without a file the address stays
 * as it is, and its own `sslmode` says what is verified.
 */
export function withDatabaseCa(url: string, caFile: string | undefined): string {
  if (!caFile) return url;
  const verified = new URL(url);
  verified.searchParams.set('sslmode', 'verify-full');
  verified.searchParams.set('sslrootcert', caFile);
  return verified.href;
}

/** The same for a Redis of `rediss://`: the file travels with the address, as PostgreSQL's does. */
export function withRedisCa(url: string, caFile: string | undefined): string {
  if (!caFile) return url;
  const verified = new URL(url);
  verified.searchParams.set('ca', caFile);
  return verified.href;
}

/** What a Redis client needs beside an address, whose certificate it verifies in any case. */
export function redisTlsOf(url: string): { tls?: { ca: Buffer } } {
  const caFile = new URL(url).searchParams.get('ca');
  return caFile ? { tls: { ca: readFileSync(caFile) } } : {};
}
