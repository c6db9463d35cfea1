import * as z from 'zod';

/** The name of a header that a trusted proxy sets. */
export const headerName = z
  .string()
  .regex(/^[A-Za-z0-9-]+$/)
  .toLowerCase();

type Headers = Record<string, string | string[] | undefined>;

/** Returns the origin of a request according to a trusted proxy; undefined if it is unknown. */
export type ProxyHeaderReader = (headers: Headers) => string | undefined;

interface ProxyHeader {
  /** The header with the value. Without it nothing is known. */
  header: string | undefined;
  /** The number of trusted proxies. With 0 the header is ignored, because any client could send it. */
  trustedProxies: number;
  /** Parses the header's value in capitals; undefined if it is invalid. */
  read: (word: string) => string | undefined;
}

/** Reads a header of a trusted proxy. */
export function createProxyHeaderReader({
  header,
  trustedProxies,
  read,
}: ProxyHeader): ProxyHeaderReader {
  if (header === undefined || trustedProxies === 0) return () => undefined;
  return (headers) => read(headers[header]?.toString().trim().toUpperCase() ?? '');
}
