import * as z from 'zod';

/** The name of a header that a trusted proxy sets. */
export const headerName = z
  .string()
  .regex(/^[A-Za-z0-9-]+$/)
  .toLowerCase();

type Headers = Record<string, string | string[] | undefined>;

/** What a request says of where it comes from, as a trusted proxy tells it; undefined where nobody can say. */
export type ToldByProxy = (headers: Headers) => string | undefined;

interface Told {
  /** The header in which it is told; nothing is without one. */
  header: string | undefined;
  /** Without one it would be anybody's word. */
  trustedProxies: number;
  /** What is meant by a word of it, in capitals; undefined where that is nothing. */
  read: (word: string) => string | undefined;
}

/** Reads a header of a trusted proxy. */
export function readToldByProxy({ header, trustedProxies, read }: Told): ToldByProxy {
  if (header === undefined || trustedProxies === 0) return () => undefined;
  return (headers) => read(headers[header]?.toString().trim().toUpperCase() ?? '');
}
