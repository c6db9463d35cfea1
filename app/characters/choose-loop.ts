/** A loop that is under the pointer or has the keyboard focus, and whether its card is in view. */
export interface LoopWish<Id> {
  id: Id;
  isVisible: boolean;
}

export interface Restraint {
  wantsLessMotion: boolean;
  savesData: boolean;
}

/**
 * Returns the loop to play: the visible one that was requested last, so that at most one plays. Returns
 * null for people who prefer reduced motion or save data. `wishes` is in the order of the requests.
 */
export function chooseLoop<Id>(
  wishes: readonly LoopWish<Id>[],
  { wantsLessMotion, savesData }: Restraint,
): Id | null {
  if (wantsLessMotion || savesData) return null;
  return wishes.findLast(({ isVisible }) => isVisible)?.id ?? null;
}
