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
  return [...byPath].sort(([one], [other]) => compareSegments(one.split('/'), other.split('/')));
}

/** `/chats/{characterId}` → `/chats/:characterId` */
export function toExpressPath(path: string): string {
  return path.replace(/\{([^}]+)\}/g, ':$1');
}

function compareSegments(one: string[], other: string[]): number {
  for (const [index, segment] of one.entries()) {
    const counterpart = other[index];
    if (counterpart === undefined) break;
    const difference = Number(segment.startsWith(':')) - Number(counterpart.startsWith(':'));
    if (difference !== 0) return difference;
  }
  return 0;
}
