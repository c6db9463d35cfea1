/** Items that are drawn; the others are counted. */
const shown = 3;

/** What is drawn of several videos, and how many are not. */
export function stackOf<Item>(items: readonly Item[]): { drawn: readonly Item[]; others: number } {
  const drawn = items.slice(0, shown);
  return { drawn, others: items.length - drawn.length };
}
