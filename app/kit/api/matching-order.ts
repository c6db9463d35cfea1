import type { Endpoint } from './endpoint';

/**
 * Rows by Express path, the more specific path first: `/chats/events` must be tried before
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

/** `/chats/{characterId}` → `/chats/:characterId` */
export function toExpressPath(path: string): string {
  return path.replace(/\{([^{}]+)\}/g, ':$1');
}

/** A letter a segment, a fixed one before a parameter: one order over all paths, whatever they name. */
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
