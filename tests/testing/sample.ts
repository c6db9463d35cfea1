/** True in the full run, which leaves nothing out. */
export const isFull = process.env['NOCTURNE_FULL'] === '1';

/** The part drawn in a run that does not run everything; each landing has the next one. */
const turn = Number(process.env['NOCTURNE_TURN'] ?? '0');

/**
 * Returns one of every `every` items, different ones with each landing, or all of them in the full run.
 * For items that use the same code, such as the limit of a body.
 */
export function sample<Item>(items: readonly Item[], every: number): Item[] {
  return items.filter((_item, index) => isFull || index % every === turn % every);
}
