/** What a browser counts of a person's moves through posts; popups go by these figures. */
export const counters = {
  every: 'count_actions',
  ofGuests: 'count_actions_for_sign_up',
  withoutApp: 'count_actions_for_install_app',
  onOneCharacter: 'count_actions_for_fanclub',
} as const;

interface Move {
  /** Null for a visitor. */
  userId: string | null;
  isInstalled: boolean;
  /** Whether the posts are all of one character. */
  isOfCharacter: boolean;
}

/** Counts one move from a post to another. Where the browser keeps nothing, nothing is counted. */
export function countMove(
  { userId, isInstalled, isOfCharacter }: Move,
  storage: Pick<Storage, 'getItem' | 'setItem'> = localStorage,
): void {
  const counted = [
    counters.every,
    ...(userId === null ? [counters.ofGuests] : []),
    ...(isInstalled ? [] : [counters.withoutApp]),
    ...(isOfCharacter ? [counters.onOneCharacter] : []),
  ];
  for (const counter of counted) {
    const key = `${counter}:${userId ?? 'guest'}`;
    try {
      storage.setItem(key, String(Number(storage.getItem(key) ?? 0) + 1));
    } catch {
      return;
    }
  }
}
