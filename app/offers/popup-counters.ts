/** The counters that a browser keeps for a person, by their storage names. The pop-ups depend on them. */
export const counters = [
  'count_actions',
  'count_actions_for_sign_up',
  'count_actions_for_install_app',
  'count_actions_for_fanclub',
  'count_closed_token_modal',
  'count_closed_premium_modal',
] as const;
export type CounterName = (typeof counters)[number];

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (counter: CounterName, userId: string | null) => `${counter}:${userId ?? 'guest'}`;

/** Returns all counts of a person; 0 for counts that are not stored. */
export function readCounts(
  userId: string | null,
  storage: Store = localStorage,
): Record<CounterName, number> {
  const countOf = (counter: CounterName) => {
    try {
      return Number(storage.getItem(keyOf(counter, userId))) || 0;
    } catch {
      return 0;
    }
  };
  return {
    count_actions: countOf('count_actions'),
    count_actions_for_sign_up: countOf('count_actions_for_sign_up'),
    count_actions_for_install_app: countOf('count_actions_for_install_app'),
    count_actions_for_fanclub: countOf('count_actions_for_fanclub'),
    count_closed_token_modal: countOf('count_closed_token_modal'),
    count_closed_premium_modal: countOf('count_closed_premium_modal'),
  };
}

/** Stores a count of a person. Does nothing if the browser has no storage. */
export function writeCount(
  counter: CounterName,
  userId: string | null,
  count: number,
  storage: Store = localStorage,
): void {
  try {
    storage.setItem(keyOf(counter, userId), String(count));
  } catch {
    return;
  }
}

interface Move {
  /** Null for a visitor. */
  userId: string | null;
  isInstalled: boolean;
  /** True if all posts are of one character. */
  isOfCharacter: boolean;
}

/** Counts one move between posts and returns all counts. */
export function countMove(
  { userId, isInstalled, isOfCharacter }: Move,
  storage: Store = localStorage,
): Record<CounterName, number> {
  const before = readCounts(userId, storage);
  const counted: CounterName[] = [
    'count_actions',
    ...(userId === null ? (['count_actions_for_sign_up'] as const) : []),
    ...(isInstalled ? [] : (['count_actions_for_install_app'] as const)),
    ...(isOfCharacter ? (['count_actions_for_fanclub'] as const) : []),
  ];
  for (const counter of counted) writeCount(counter, userId, before[counter] + 1, storage);
  return readCounts(userId, storage);
}
