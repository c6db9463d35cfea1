import type { Endpoint } from './endpoint';

/**
 * Sorts endpoints by Express path, the more specific one first: `/chats/events` must be tried before
 * `/chats/:characterId`, or it would never be reached.
 */
export function inMatchingOrder<Row extends Pick<Endpoint, 'path'>>(
  rows: readonly Row[],
): [path: string, rows: Row[]][] {
  const byPath = new Map<string, Row[]>();
  for (const row of rows) {
    const path = toExpressPath(row.path);
    byPath.set(path, [...(byPath.get(path) ?? []), row]);
  }
  return [...byPath].sort(compareSpecificity);
}

/** Converts `/chats/{characterId}` to `/chats/:characterId`. */
export function toExpressPath(path: string): string {
  return path.replace(/\{([^{}]+)\}/g, ':$1');
}

/** Returns one letter per segment, with fixed segments before parameters, which orders all paths. */
function specificity(path: string): string {
  return path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? 'b' : 'a'))
    .join('');
}

function compareSpecificity([one]: [string, unknown], [other]: [string, unknown]): number {
  const [ofOne, ofOther] = [specificity(one), specificity(other)];
  if (ofOne === ofOther) return 0;
  return ofOne < ofOther ? -1 : 1;
}
