interface Order {
  /** The position of the first post in the cycle of three, 0 to 2. */
  turn: number;
  limit: number;
  /** The places of exploration: every third one between ranked posts, or after all of them. */
  explores: 'between' | 'after';
}

interface Interleaved<Ranked, ScannedPosts> {
  items: (Ranked | ScannedPosts)[];
  /** The number of posts taken from each. */
  fromRanked: number;
  fromWalk: number;
  turn: number;
}

/** Mixes ranked posts with exploration. If one of them is used up, the other continues alone. */
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
