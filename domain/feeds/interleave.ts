interface Order {
  /** Which of three posts comes first, 0 to 2. */
  turn: number;
  limit: number;
  /** Whether exploration stands between ranked posts, at every third place, or after them all. */
  explores: 'between' | 'after';
}

interface Interleaved<Ranked, ScannedPosts> {
  items: (Ranked | ScannedPosts)[];
  /** How many were taken of each. */
  fromRanked: number;
  fromWalk: number;
  turn: number;
}

/** Ranked posts with exploration; where one of them has run out the other goes on alone. */
export function interleave<Ranked, ScannedPosts>(
  ranked: readonly Ranked[],
  walked: readonly ScannedPosts[],
  { turn, limit, explores }: Order,
): Interleaved<Ranked, ScannedPosts> {
  const items: (Ranked | ScannedPosts)[] = [];
  let fromRanked = 0;
  let fromWalk = 0;
  let next = turn;
  while (items.length < limit) {
    const nextRanked = ranked[fromRanked];
    const nextWalked = walked[fromWalk];
    const isExploring = explores === 'between' && next === 2;
    if (nextWalked !== undefined && (isExploring || nextRanked === undefined)) {
      items.push(nextWalked);
      fromWalk += 1;
    } else if (nextRanked !== undefined) {
      items.push(nextRanked);
      fromRanked += 1;
    } else {
      break;
    }
    next = (next + 1) % 3;
  }
  return { items, fromRanked, fromWalk, turn: next };
}
