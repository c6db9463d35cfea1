/** The number of items shown; the others are counted. */
const shown = 3;

/** Returns the videos to show and the number of the others. */
export function stackOf<Item>(items: readonly Item[]): { drawn: readonly Item[]; others: number } {
  const drawn = items.slice(0, shown);
  return { drawn, others: items.length - drawn.length };
}
