/** Whether nothing is left out. */
export const isFull = process.env['NOCTURNE_FULL'] === '1';

/** Which part is drawn by a run that does not draw everything; each landing has the next. */
const turn = Number(process.env['NOCTURNE_TURN'] ?? '0');

/**
 * Returns one of so many items, others with each landing, or all of them in the full run. For items
 * that go through the same code, such as the limit of a body.
 */
export function sample<Item>(items: readonly Item[], every: number): Item[] {
  return items.filter((_item, index) => isFull || index % every === turn % every);
}
