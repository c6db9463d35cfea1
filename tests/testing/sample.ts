/** Whether nothing is left out. */
export const isFull = process.env['NOCTURNE_FULL'] === '1';

/**
 * Every so manieth with each run of the tests, all of them with the full one. For what goes through
 * the same code whichever it is, such as the limit of a body.
 */
export function sample<Item>(items: readonly Item[], every: number): Item[] {
  return items.filter((_item, index) => isFull || index % every === 0);
}
